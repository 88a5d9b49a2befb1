import styles from './map-parts.module.css';

/** The pin: its point is the place, and the shadow says that it stands there. Of a place that is known by its area alone, a disc around that point. */
export function PinShape({ isArea = false }: { isArea?: boolean }) {
  if (isArea) {
    return (
      <svg width={44} height={52} overflow="visible" aria-hidden="true">
        <circle cx={22} cy={49} r={38} fill="var(--palm)" fillOpacity={0.3} />
      </svg>
    );
  }
  return (
    <svg width={44} height={52} viewBox="0 0 44 52" aria-hidden="true">
      <ellipse className={styles.shadow} cx={22} cy={49} rx={8} ry={2.5} />
      <path d="M22 49C20 41 7 31 7 18a15 15 0 0 1 30 0c0 13-13 23-15 31Z" fill="currentColor" />
      <circle cx={22} cy={18} r={5} fill="var(--surface)" />
    </svg>
  );
}
