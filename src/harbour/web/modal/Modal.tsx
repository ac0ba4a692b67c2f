import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Modal as Opened } from '../../playground/wire.js';
import { useDeck } from '../context.js';
import { Dialog } from '../Dialog.js';
import type { Part } from '../shapes.js';
import { Markdown } from '../text/Markdown.js';
import { Field } from './Field.js';
import { blocksOf, faultIn, valuesAtFirst } from './fields.js';

/** A form that the bot has opened. It stays open until it is sent, or left by Escape. */
export function Modal({ modal }: { readonly modal: Opened }) {
  const { acts } = useDeck();
  const own = useRef<HTMLFormElement>(null);
  const blocks = useMemo(() => blocksOf(modal.components as unknown as Part[]), [modal]);
  const [values, setValues] = useState(() => valuesAtFirst(blocks));
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const faults = blocks.map(block => (block.kind === 'field' ? faultIn(block, values[block.id]) : null));
  useEffect(() => {
    if (tried) own.current?.querySelector<HTMLElement>('.faulty :is(input, textarea, button)')?.focus();
  }, [tried]);
  const send = async () => {
    if (faults.some(Boolean)) return setTried(true);
    setSending(true);
    setRefusal(await acts.submit(modal.id, values));
    setSending(false);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (!sending) void send();
  };
  return (
    <Dialog label={modal.title} kind="modal" close={acts.closeModal}>
      <form ref={own} noValidate onSubmit={submit}>
        <Head title={modal.title} />
        <div class="blocks">
          {blocks.map((block, nth) =>
            block.kind === 'words' ? (
              <Markdown key={nth} source={block.content} />
            ) : (
              <Field
                key={block.id}
                block={block}
                value={values[block.id]}
                fault={tried ? (faults[nth] ?? null) : null}
                first={nth === blocks.findIndex(one => one.kind === 'field')}
                change={value => setValues({ ...values, [block.id]: value })}
              />
            ),
          )}
          {refusal !== null && (
            <p class="fault" role="alert">
              {refusal}
            </p>
          )}
        </div>
        <Foot sending={sending} />
      </form>
    </Dialog>
  );
}

function Head({ title }: { readonly title: string }) {
  const { acts } = useDeck();
  return (
    <header>
      <h2>{title}</h2>
      <button type="button" class="plain" aria-label="Close" onClick={acts.closeModal}>
        ✕
      </button>
    </header>
  );
}

function Foot({ sending }: { readonly sending: boolean }) {
  const { acts, state } = useDeck();
  return (
    <footer>
      <small>To {state.bot?.name}</small>
      <button type="button" class="button s2" onClick={acts.closeModal}>
        Cancel
      </button>
      <button type="submit" class="button s1" aria-disabled={sending}>
        {sending ? 'Sending…' : 'Submit'}
      </button>
    </footer>
  );
}
