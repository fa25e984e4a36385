import type { Bill } from '@quay/contract/bill/shapes'
import type { TestStore } from './register-store.ts'

/** The bill that was sold last, as the server has it. */
export async function newestBill({ call }: Pick<TestStore, 'call'>): Promise<Bill> {
  const { data } = await call('GET', 'bill?limit=1')
  return (await call('GET', `bill/${data.items[0].id}`)).data
}
