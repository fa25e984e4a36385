import { type Onboarding, type OnboardingStep, onboardingSteps } from '@quay/contract/onboarding/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { readRecoveryKeyState } from '../recovery-key/read-recovery-key-state.ts'

type Facts = Record<Exclude<OnboardingStep, 'copies'> | 'hidden' | 'samples' | 'goods', boolean>

/** How far a store is on its first day, by the data that it has; sample goods and their import do not count. */
export async function readOnboarding(tx: Tx, actor: Actor, dataDirectory: string | undefined): Promise<Onboarding> {
  const [[facts], copies] = await Promise.all([
    tx.query<Facts>(factsSql, [tx.storeId, actor.employeeId]),
    readRecoveryKeyState(tx, dataDirectory),
  ])
  const { hidden, samples, goods } = facts!
  const done = { ...facts!, copies: copies.current !== null }
  return {
    hidden,
    steps: onboardingSteps.filter(id => id !== 'copies' || copies.isPossible).map(id => ({ id, done: done[id] })),
    samples: samples ? 'present' : goods ? 'none' : 'possible',
  }
}

const factsSql = `
  with sample as (select inbound_id as id from sample_data where store_id = $1),
  goods as (
    select product_id as id from inbound_item where store_id = $1 and inbound_id in (select id from sample)
  )
  select (select onboarding_hidden_at is not null from employee where store_id = $1 and id = $2) as hidden,
    exists (select from sample_data where store_id = $1 and removed_at is null) as samples,
    exists (select from product where store_id = $1) as goods,
    exists (select from product where store_id = $1 and is_active and id not in (select id from goods)) as products,
    exists (select from inbound where store_id = $1 and status = 'SUCCEED' and id not in (select id from sample)) as opening,
    exists (select from print_template where store_id = $1)
      or exists (select from bill where store_id = $1 and print_count > 0) as receipt,
    exists (select from cash_account where store_id = $1 and kind = 'BANK' and is_active) as bank,
    exists (select from bill where store_id = $1 and status = 'SUCCEED') as sale,
    exists (select from employee where store_id = $1 and id <> $2 and is_active) as staff`
