import { balanceCheck } from '../balance.ts'
import { chainChecks } from '../chain.ts'
import type { Check } from '../check.ts'

/** Every fund against the cash ledger. */
export const cashChecks: Check[] = [
  balanceCheck({
    law: 'cash: the balance of a fund is the sum of its rows',
    thing: `'fund ' || o.name`,
    table: 'cash_account',
    columns: { balance: 'balance', count: 'entry_count' },
    ledger: { table: 'cash_entry', owner: 'account_id' },
  }),
  ...chainChecks({
    name: 'cash ledger',
    table: 'cash_entry',
    chain: ['account_id'],
    amount: 'amount',
    owner: '(select a.name from cash_account a where a.store_id = $1 and a.id = r.account_id)',
  }),
]
