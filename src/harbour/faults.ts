/** Faults to inject: `{ on: 'POST /channels/:id/messages', do: { status: 502, when: 'after' } }`. `after`: the work is done, its answer lost. */
export interface Fault {
  /** Method and path with `:name` for any part; or `gateway` for what the gateway does. */
  readonly on: string;
  readonly times?: number;
  readonly do:
    | { readonly status: number; readonly code?: number; readonly when?: 'before' | 'after' }
    | { readonly rateLimit: 'user' | 'shared' | 'global'; readonly seconds: number }
    | { readonly hang: true };
}

interface Live {
  readonly fault: Fault;
  left: number;
}

export interface FaultPlan {
  add(fault: Fault): void;
  /** The fault that meets this call, used up by it. */
  take(method: string, path: string): Fault | null;
}

const meets = (on: string, method: string, path: string): boolean => {
  const [verb, pattern = ''] = on.split(' ');
  if (verb !== method) return false;
  const wanted = pattern.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, nth) => part.startsWith(':') || part === given[nth]);
};

export function newPlan(): FaultPlan {
  const live: Live[] = [];
  return {
    add: fault => void live.push({ fault, left: fault.times ?? 1 }),
    take(method, path) {
      const found = live.find(one => one.left > 0 && meets(one.fault.on, method, path));
      if (!found) return null;
      found.left--;
      return found.fault;
    },
  };
}
