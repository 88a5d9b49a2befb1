import type { Database } from '#server/kit/database.ts';

/** A figure that is kept and is not what its parts come to, in fils. */
export interface Drift {
  readonly what: 'balance' | 'reserved' | 'entry';
  /** Of the account, or of the entry. */
  readonly id: number;
  readonly kept: number;
  readonly counted: number;
}

/** Compares every kept figure with the rows that it sums up, as of one moment; empty where the ledger is right. */
export async function recount(db: Database): Promise<readonly Drift[]> {
  return db.snapshot(async (tx) => {
    const found = await tx.execute<{ what: Drift['what']; id: string; kept: string; counted: string }>(`
      select 'balance' as what, a.id, a.balance as kept, coalesce(sum(p.fils), 0) as counted
        from ledger_account a left join ledger_posting p on p.account_id = a.id
       where a.balance is not null group by a.id having a.balance <> coalesce(sum(p.fils), 0)
      union all
      select 'reserved', a.id, a.reserved, coalesce(sum(r.fils), 0)
        from ledger_account a left join ledger_reserve r on r.account_id = a.id
       group by a.id having a.reserved <> coalesce(sum(r.fils), 0)
      union all
      select 'entry', e.id, 0, coalesce(sum(p.fils), 0)
        from ledger_entry e left join ledger_posting p on p.entry_id = e.id
       group by e.id having count(p.id) < 2 or sum(p.fils) <> 0`);
    return found.rows.map(({ what, id, kept, counted }) => ({
      what,
      id: Number(id),
      kept: Number(kept),
      counted: Number(counted),
    }));
  });
}
