/** M15 of MoneyInvariants: money to a friend is paid, and then waits, or is with whoever proved the e-mail, or is back. */
import type { MoneyFacts } from './money-facts.ts';

export async function ofFriends(facts: MoneyFacts): Promise<void> {
  await facts.none(
    'M15',
    'money to a friend stands otherwise than its bill',
    `select f.bill_id as id, f.state, b.state as bill from friend_money f join bill b on b.id = f.bill_id
     where f.user_id = any($1) and (f.fils <> b.fils
       or b.state <> case f.state when 'open' then 'open' when 'ended' then 'ended' else 'paid' end)`,
  );
  await facts.none(
    'M15',
    'money to a friend is with nobody, with another one, or waits for one who is there',
    `select f.bill_id as id, f.state, f.received_by from friend_money f
       left join user_account u on u.email_key = f.email_key and u.email_verified_at is not null
     where f.user_id = any($1) and f.state in ('held', 'received')
       and (f.received_by is distinct from u.id or (f.state = 'received') <> (u.id is not null))`,
  );
}
