import { useId } from 'preact/hooks';
import { Select } from '../parts/Select.js';
import { type Block, CHECKBOX, CHECKBOXES, RADIO, TEXT, UPLOAD, type Value } from './fields.js';
import { TextField } from './TextField.js';
import { Ticks } from './Ticks.js';

export interface FieldProps {
  readonly block: Extract<Block, { kind: 'field' }>;
  readonly value: Value | undefined;
  readonly fault: string | null;
  /** It has the focus when the form opens. */
  readonly first: boolean;
  readonly change: (value: Value) => void;
}

/** A field of a modal with its label, what is said about it, and what is wrong with it. */
export function Field(props: FieldProps) {
  const { block, fault } = props;
  const { label, note, part } = block;
  const id = useId();
  const grouped = part.type === RADIO || part.type === CHECKBOXES || part.type === CHECKBOX;
  const Tag = grouped ? 'fieldset' : 'div';
  const Head = grouped ? 'legend' : 'label';
  return (
    <Tag class={fault === null ? 'modal-field' : 'modal-field faulty'}>
      <Head class="label" {...(grouped ? {} : { for: id })}>
        {label}
        {part.required !== false && part.type !== CHECKBOX && (
          <span class="star" aria-hidden="true">
            *
          </span>
        )}
      </Head>
      {note !== '' && (
        <p class="note" id={`${id}-note`}>
          {note}
        </p>
      )}
      <Input id={id} {...props} />
      {fault !== null && (
        <p class="fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </Tag>
  );
}

function Input({ id, ...props }: FieldProps & { readonly id: string }) {
  const { block, value, change, first } = props;
  const { part, label } = block;
  if (part.type === TEXT) return <TextField id={id} {...props} />;
  if (part.type === UPLOAD) return <p class="note">Files cannot be given to a form on this page; give them to a command.</p>;
  if (part.type === RADIO || part.type === CHECKBOXES || part.type === CHECKBOX) return <Ticks {...props} />;
  const picked = Array.isArray(value) ? value : [];
  return (
    <Select
      part={part}
      picked={picked}
      still={false}
      label={label}
      id={id}
      first={first}
      change={picks => change([...picks])}
      shut={() => undefined}
    />
  );
}
