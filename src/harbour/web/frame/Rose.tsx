/** A wind rose, for the corner of a chart. */

const POINTS = [0, 45, 90, 135, 180, 225, 270, 315];
const long = (degrees: number): boolean => degrees % 90 === 0;

export const Rose = () => (
  <svg class="rose" viewBox="-100 -100 200 200" aria-hidden="true">
    <circle r="62" fill="none" stroke="currentColor" />
    <circle r="56" fill="none" stroke="currentColor" stroke-dasharray="2 3.86" stroke-width="4" />
    {POINTS.map(degrees => (
      <g key={degrees} transform={`rotate(${degrees})`}>
        <path d={long(degrees) ? 'M0 -92L-11 -11L0 0Z' : 'M0 -58L-9 -9L0 0Z'} fill="currentColor" stroke="currentColor" />
        <path d={long(degrees) ? 'M0 -92L11 -11L0 0Z' : 'M0 -58L9 -9L0 0Z'} fill="none" stroke="currentColor" />
      </g>
    ))}
  </svg>
);
