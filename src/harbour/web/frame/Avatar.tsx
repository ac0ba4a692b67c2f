/** A person's mark: his initial on a colour of his own; the bot's is a ship. */

const COLOURS = ['#2f6f9f', '#a8432a', '#3d7a4e', '#7a4f96', '#8a6410', '#39636b'];
const colour = (id: string): string => COLOURS[Number(id.slice(-6)) % COLOURS.length] ?? '#39636b';

const SHIP = 'M3 16h18l-2.6 4.4H5.8zM11.4 3v11.6H5.2C7.6 11.8 9.6 7.6 11.4 3zM13 5.2c2.6 2 4.2 5.4 5 9.4h-5z';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly bot?: boolean;
}

export function Avatar({ id, name, bot = false }: Props) {
  if (bot)
    return (
      <span class="avatar ship" aria-hidden="true">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={SHIP} fill="currentColor" />
        </svg>
      </span>
    );
  return (
    <span class="avatar" aria-hidden="true" style={{ backgroundColor: colour(id) }}>
      {name.slice(0, 1).toUpperCase()}
    </span>
  );
}
