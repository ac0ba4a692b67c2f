/** The look of a written page: quiet, near to what a reader knows. */
export const STYLE = `
:root { color-scheme: dark; --back: #313338; --card: #2b2d31; --ink: #dbdee1; --dim: #949ba4; --line: #3f4147; }
body { margin: 0; background: var(--back); color: var(--ink); font: 16px/1.4 "gg sans", "Noto Sans", system-ui, sans-serif; display: flex; gap: 2rem; flex-wrap: wrap; justify-content: center; padding: 1rem; }
section { flex: 1 1 36rem; max-width: 46rem; min-width: 0; }
h1 { font-size: 1.1rem; border-bottom: 1px solid var(--line); padding-bottom: .5rem; } h2 { font-size: 1.25rem; margin: .2rem 0; } h3 { font-size: 1.05rem; margin: .2rem 0; }
article { margin: 1.2rem 0; } header i { font: 600 .65rem sans-serif; background: #5865f2; color: #fff; border-radius: 3px; padding: 1px 4px; } time, small { color: var(--dim); font-size: .75rem; }
.container { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: .8rem; display: flex; flex-direction: column; gap: .6rem; }
.text { overflow-wrap: anywhere; } img { width: 100%; height: auto; border-radius: 6px; display: block; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; } button { font: inherit; font-size: .85rem; color: #fff; background: #4e5058; border: 0; border-radius: 6px; padding: .35rem .9rem; } .s1 { background: #5865f2; } .s3 { background: #248046; } .s4 { background: #da373c; } button:disabled { opacity: .5; }
select { font: inherit; width: 100%; padding: .4rem; background: #1e1f22; color: var(--dim); border: 1px solid var(--line); border-radius: 6px; } code, pre { background: #1e1f22; border-radius: 4px; padding: 0 .25rem; overflow-wrap: anywhere; white-space: pre-wrap; } .d-mention { color: #c9cdfb; background: #3c4270; border-radius: 3px; padding: 0 2px; }
`;
