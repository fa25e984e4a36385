import { surchargeBody } from '@quay/contract/surcharge/shapes'
import { createSurcharge } from '../src/features/surcharge/create-surcharge.ts'
import { bodyOf } from './as-person.ts'
import type { Shop } from './trade/shop.ts'

const demoSurcharges = [
  {
    name: 'Phí đóng gói quà',
    amount: { unit: 2 as const, value: 5_000 },
    vatRate: 8 as const,
    returns: 'WHOLE' as const,
  },
]

/** What the shop takes beside its goods, from the last evening on; a cashier puts it on by hand. */
export async function takeSurcharges({ actor, at, end }: Shop): Promise<void> {
  for (const surcharge of demoSurcharges)
    await at(end, tx => createSurcharge(tx, actor, ...bodyOf(surchargeBody, surcharge)))
}
