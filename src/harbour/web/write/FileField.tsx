import { useId } from 'preact/hooks';
import type { OptionProps } from './OptionField.js';

/** An option that takes a file. */
export function FileField({ option, fill, hide }: OptionProps) {
  const id = useId();
  const take = async (file: File | undefined) => {
    if (!file) return fill({ words: '', value: null });
    fill({ words: file.name, value: { file: { name: file.name, base64: await base64Of(file) } } });
  };
  return (
    <span class="option-field">
      <label for={id}>{option.name}</label>
      <input id={id} type="file" required={option.required === true} onChange={event => void take(event.currentTarget.files?.[0])} />
      {hide && (
        <button type="button" class="plain" aria-label={`Without ${option.name}`} onClick={hide}>
          ✕
        </button>
      )}
    </span>
  );
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
}
