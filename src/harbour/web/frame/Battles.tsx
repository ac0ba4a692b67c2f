import { useEffect, useState } from 'preact/hooks';
import type { Offer } from '../../playground/wire.js';
import { useDeck } from '../context.js';
import { Rose } from './Rose.js';
import { TopBar } from './TopBar.js';

interface Props {
  readonly narrow: boolean;
  readonly open: () => void;
}

/** The first screen. It asks one question. */
export function Battles({ narrow, open }: Props) {
  const { state, acts } = useDeck();
  const [begun, setBegun] = useState<string | null>(null);
  useEffect(() => {
    document.title = 'Which battle? · Harbour';
  }, []);
  const begin = async (offer: Offer) => {
    if (begun !== null) return;
    setBegun(offer.id);
    await acts.begin(offer.id);
    setBegun(null);
  };
  const first = state.offers.filter(one => one.first);
  const others = state.offers.filter(one => !one.first);
  return (
    <>
      {narrow && (
        <TopBar narrow={narrow} open={open}>
          <span class="quiet">{state.guild.name}</span>
        </TopBar>
      )}
      <div class="battles">
        <h1>Which battle?</h1>
        {state.notice !== null && (
          <p class="notice" role="alert">
            {state.notice}
          </p>
        )}
        {first.map(offer => (
          <Card key={offer.id} offer={offer} begun={begun} begin={() => void begin(offer)} />
        ))}
        <div class="others">
          {others.map(offer => (
            <Card key={offer.id} offer={offer} begun={begun} begin={() => void begin(offer)} />
          ))}
        </div>
      </div>
    </>
  );
}

interface CardProps {
  readonly offer: Offer;
  readonly begun: string | null;
  readonly begin: () => void;
}

function Card({ offer, begun, begin }: CardProps) {
  const waiting = begun === offer.id;
  return (
    <button type="button" class={offer.first ? 'offer first' : 'offer'} aria-disabled={begun !== null} aria-busy={waiting} onClick={begin}>
      {offer.first && <Rose />}
      <span class="offer-name">{offer.name}</span>
      <span class="offer-about">{offer.about}</span>
      <span class="offer-go" aria-hidden="true">
        {waiting ? 'Clearing for action…' : offer.first ? 'Go aboard' : 'Begin'}
      </span>
    </button>
  );
}
