import { colourOf } from '../parts/media.js';
import type { Embed } from '../shapes.js';
import { Markdown } from '../text/Markdown.js';

export const Embeds = ({ embeds }: { readonly embeds: readonly Embed[] }) => (
  <>
    {embeds.map((embed, nth) => (
      <div key={nth} class="embed" style={embed.color === undefined ? {} : { borderLeftColor: colourOf(embed.color) }}>
        {embed.title && <b>{embed.title}</b>}
        {embed.description && <Markdown source={embed.description} />}
        {embed.fields?.map(field => (
          <div key={field.name}>
            <b>{field.name}</b>
            <Markdown source={field.value} />
          </div>
        ))}
        {embed.footer && <small>{embed.footer.text}</small>}
      </div>
    ))}
  </>
);
