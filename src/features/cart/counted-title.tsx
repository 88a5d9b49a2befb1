import styles from './cart-section.module.css';

/** What a heading is about, and how many products that are. */
export function CountedTitle({ title, count }: { title: string; count: number }) {
  return (
    <>
      {title} <bdi className={styles.count}>{count}</bdi>
    </>
  );
}
