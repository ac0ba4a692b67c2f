/**
 * Remembers what was made from a view. A view never changes, and a form is made again after every press that changes one ship's orders:
 * what was made for the others from the same answers is made already. `name` is what it was made for, `key` from what besides the view.
 */
export function perView<Made>(kept = 4): (view: object, name: string, key: string, make: () => Made) => Made {
  const views = new WeakMap<object, Map<string, Map<string, Made>>>();
  return (view, name, key, make) => {
    const names = views.get(view) ?? new Map<string, Map<string, Made>>();
    views.set(view, names);
    const known = names.get(name) ?? new Map<string, Made>();
    names.set(name, known);
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make();
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= kept) known.delete(oldest);
    known.set(key, made);
    return made;
  };
}
