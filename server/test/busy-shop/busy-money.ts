import type { Person } from '../app.ts'
import { someCustomer, someProvider } from '../factories.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

/** What a busy shop does with its funds and debts beside receipts and payments: money between funds, and a firm that is customer and provider. */
export async function busyMoney(person: Person, drawerId: string): Promise<void> {
  const post = async (path: string, body: object): Promise<Json> => {
    const reply = await person.post(path, body)
    if (reply.status >= 300) throw new Error(`${path}: ${JSON.stringify(reply.body)}`)
    return reply.data
  }
  const bank = await post('cash-account', { name: `Ngân hàng ${drawerId.slice(-6)}` })
  const sent = { fromAccountId: drawerId, toAccountId: bank.id, amount: 8_000, fee: 500 }
  await post('fund-transfer', sent)
  const wrong = await post('fund-transfer', { ...sent, amount: 900 })
  await post(`fund-transfer/${wrong.id}/cancel`, { reason: 'Nhầm' })

  const counted = await person.post('fund-count', { notes: [{ value: 1_000, quantity: 2 }], reason: 'Đếm lại' })
  if (counted.status >= 300 && counted.body?.error !== 'count-in-shift')
    throw new Error(`fund-count: ${JSON.stringify(counted.body)}`)

  const [year, month, day] = new Date().toISOString().slice(0, 10).split('-')
  const text = `Ngày,Ghi có,Nội dung\n${day}/${month}/${year},8000,nop tien ${drawerId.slice(-6)}`
  await post('bank-statement/import', { accountId: bank.id, text })
  const gap = (await person.get(`bank-match/gap?accountId=${bank.id}`)).data
  const pair = {
    statementLineId: gap.lines[0].id,
    cashEntryId: gap.entries.find((row: Json) => row.amount === 8_000).id,
  }
  await post('bank-match', { accountId: bank.id, pairs: [{ ...pair, amount: 1_000 }] })

  const [customer, provider] = [await someCustomer(person), await someProvider(person)]
  for (const [partnerKind, partnerId] of [
    ['customer', customer.id],
    ['provider', provider.id],
  ])
    await post('debt/opening', { partnerKind, partnerId, amount: 60_000 })
  for (const kind of ['INCREASE', 'DECREASE'])
    await post('debt/adjustment', {
      partnerKind: 'customer',
      partnerId: customer.id,
      kind,
      amount: 1_000,
      reason: 'Đối chiếu',
    })
  const linked = await person.put('debt-offset/partner', { customerId: customer.id, providerId: provider.id })
  if (linked.status >= 300) throw new Error(`debt-offset/partner: ${JSON.stringify(linked.body)}`)
  await post('debt-offset', { customerId: customer.id, amount: 25_000 })
  const taken = await post('debt-offset', { customerId: customer.id, amount: 5_000 })
  await post(`debt-offset/${taken.id}/cancel`, { reason: 'Nhầm' })
}
