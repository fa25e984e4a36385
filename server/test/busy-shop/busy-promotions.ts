import { newId } from '../../src/db/new-id.ts'
import type { Person } from '../app.ts'
import { carriedOut } from '../carried-out.ts'
import { turnSwitch } from '../turn-switch.ts'

/**
 * What happens to the promotions of a busy shop: codes of one, which waits for codes and so changes no other sale: used, used and given
 * back, cancelled, kept in the drawer, and given away as presents by a bill that stands and one that is cancelled.
 */
export async function busyPromotions(person: Person, sell: (more: object) => Promise<{ id: string }>): Promise<void> {
  await turnSwitch(person, 'promoteMedicines', true)
  const promotion = await carriedOut(
    person.post('discount', {
      name: `Phiếu ${person.profile.username}`,
      level: 'ORDER',
      effect: 'MONEY',
      rules: [{ value: 10 }],
      codeKind: 'SINGLE',
      maxUses: 100,
    }),
  )
  const batch = { prefix: 'BAN', count: 4, expiresOn: null, isIssued: true }
  await carriedOut(person.post(`discount/${promotion.id}/code`, batch))
  const { items } = await carriedOut(person.get(`discount/code?discountId=${promotion.id}`))
  const [used, back, cancelled] = items as { id: string; code: string }[]
  await sell({ codes: [used!.code] })
  const bill = await sell({ codes: [back!.code] })
  await carriedOut(person.post(`bill/${bill.id}/cancel`, { reason: 'Nhầm' }))
  await carriedOut(person.post('discount/code/cancel', { ids: [cancelled!.id] }))
  await carriedOut(person.post(`discount/${promotion.id}/code`, { ...batch, count: 2, isIssued: false }))
  await givePresents(person, promotion.id, sell)
  const draft = { name: 'Thử', level: 'ORDER', effect: 'MONEY', rules: [{ value: 10 }] }
  await carriedOut(person.post('discount/simulation', { id: newId(), draft, days: 7 }))
}

/** Only while the cashier chooses it, so that no other sale is changed by it. */
async function givePresents(
  person: Person,
  voucherDiscountId: string,
  sell: (more: object) => Promise<{ id: string }>,
): Promise<void> {
  const name = `Tặng phiếu ${person.profile.username}`
  const present = await carriedOut(
    person.post('discount', {
      name,
      level: 'ORDER',
      effect: 'VOUCHER',
      rules: [{ value: 0, getQuantity: 1, giftWorth: 10 }],
      voucherDiscountId,
      isAutomatic: false,
      maxUses: 100,
    }),
  )
  await sell({ chosenDiscounts: [present.id] })
  const bill = await sell({ chosenDiscounts: [present.id] })
  await carriedOut(person.post(`bill/${bill.id}/cancel`, { reason: 'Nhầm' }))
}
