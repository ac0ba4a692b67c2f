/** Discord wants an answer within three seconds; a press is answered with one update unless drawing takes longer than this. */
const PATIENCE = 1200;

interface Ways<T> {
  /** Ready in time: the one answer. */
  soon(value: T): Promise<unknown>;
  /** Not ready: acknowledge now … */
  late(): Promise<unknown>;
  /** … and show it when it is. */
  then(value: T): Promise<unknown>;
}

export async function inTime<T>(work: Promise<T>, ways: Ways<T>, patience = PATIENCE): Promise<void> {
  const late = Symbol('late');
  let timer: NodeJS.Timeout | undefined;
  const clock = new Promise<typeof late>(resolve => {
    timer = setTimeout(resolve, patience, late);
  });
  const first = await Promise.race([work, clock]);
  clearTimeout(timer);
  if (first !== late) return void (await ways.soon(first as T));
  await ways.late();
  await ways.then(await work);
}
