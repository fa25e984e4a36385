import { addDays } from '@quay/domain/time/calendar'
import { pointRule } from '../../../domain/test/point-factory.ts'
import { newId } from '../../src/db/new-id.ts'
import type { Person } from '../app.ts'
import { carriedOut } from '../carried-out.ts'
import { turnSwitch } from '../turn-switch.ts'

/** What happens to points: a rule that holds and one to come, a tier, points given by hand and one gift taken back. */
export async function busyPoints(person: Person, customerId: string): Promise<void> {
  const { today } = (await person.get('point/setting')).data
  await carriedOut(
    person.post('point/setting', { ...pointRule({ expiryMonths: 12, earnWhen: 'PAID' }), startsOn: today }),
  )
  await carriedOut(person.post('point/setting', { ...pointRule(), startsOn: addDays(today, 30) }))
  await carriedOut(person.post('point/tier', { tiers: [{ name: 'Bạc', minSpent: 1_000, earnRate: 12_000 }] }))
  await carriedOut(person.post('point/tier/rank', {}))
  const adjust = (amount: number) =>
    carriedOut(person.post('point/adjust', { customerId, amount, reason: 'Khách quen' }))
  await adjust(40)
  const wrong = await adjust(9)
  await carriedOut(person.post(`point/adjustment/${wrong.id}/cancel`, { reason: 'Nhầm khách' }))
  await adjust(-15)
}

/** Transfers of a shop that waits for them: one that came by hand, one by a statement, one that waits; and money of nobody. */
export async function busyTransfers(
  person: Person,
  sell: (more: object) => Promise<{ code: string; payable: number }>,
): Promise<void> {
  const account = await carriedOut(
    person.post('cash-account', { name: `Ngân hàng ${newId().slice(-6)}`, accountNumber: '0987' }),
  )
  await turnSwitch(person, 'awaitTransfers', true)
  const byBank = () => sell({ accountId: account.id })
  await byBank()
  const [{ id }] = (await person.get('bank-transfer')).data.items
  await carriedOut(person.post(`bank-transfer/${id}/confirm`, {}))
  const { code, payable } = await byBank()
  await byBank()
  const { today } = (await person.get('point/setting')).data
  const text = `Ngày,Ghi có,Nội dung\n${today},${payable},${code} chuyen tien\n${today},${payable},Khong ro\n${today},${payable},Khong ro ai\n`
  await carriedOut(person.post('bank-statement/import', { accountId: account.id, text }))
  await turnSwitch(person, 'awaitTransfers', false)
}
