import { expect } from '@playwright/test'
import { type RegisterStore, registerStore, type TestStore } from './register-store.ts'

export interface LivelyStore extends TestStore {
  /** Ids of one thing of each kind, to open its page. */
  ids: { product: string; bill: string; inbound: string; draft: string; customer: string; provider: string }
  slug: string
}

/** A store in the middle of its work: a customer and a provider who are owed to and owe, bills, imports, vouchers. */
export async function livelyStore(baseUrl: string, details?: Parameters<RegisterStore>[0]): Promise<LivelyStore> {
  const store = await registerStore(baseUrl, details)
  const { branchId } = store
  const make = async (path: string, body: unknown) => {
    const { status, data, body: answer } = await store.call('POST', path, body)
    expect(status, JSON.stringify(answer)).toBeLessThan(300)
    return data
  }
  const unitOf = (name: string, unit: string) =>
    store.products[name].units.find((one: { name: string }) => one.name === unit).id
  const panadol = 'Panadol Extra 500mg'
  const line = { productId: store.products[panadol].id, unitId: unitOf(panadol, 'Vỉ'), quantity: 2 }

  const customer = await make('customer', { name: 'Lê Thị Hồng', phone: '0912345678', note: 'Dị ứng penicillin' })
  const provider = await make('provider', { name: 'Dược phẩm Bình Minh', phone: '02838111222', taxCode: '0312770607' })
  const bank = { bankBin: '970436', accountNumber: '0071001234567', accountName: 'TRAN THU HA', isDefault: true }
  await make('cash-account', { name: 'Vietcombank', ...bank })
  const bill = await make('bill', { branchId, items: [line], payments: [{ method: 'CASH', amount: 34_000 }] })
  await make('bill', {
    branchId,
    customerId: customer.id,
    items: [{ ...line, discount: { unit: 1, value: 10 }, note: 'Ngày 2 lần, sau ăn' }],
    payments: [
      { method: 'BANK', amount: 20_000 },
      { method: 'DEBT', amount: 10_600 },
    ],
  })
  const lots = [{ lotNumber: 'PA2805', expiryDate: `${new Date().getUTCFullYear() + 2}-05-31`, quantity: 2 }]
  const purchase = {
    branchId,
    kind: 'PURCHASE',
    providerId: provider.id,
    items: [{ productId: line.productId, unitId: unitOf(panadol, 'Hộp'), quantity: 2, price: 180_000, lots }],
  }
  const inbound = await make('inbound', {
    ...purchase,
    status: 'SUCCEED',
    payments: [{ method: 'DEBT', amount: 360_000 }],
  })
  const draft = await make('inbound', { ...purchase, status: 'DRAFT', payments: [] })
  const { data: kinds } = await store.call('GET', 'voucher/kind')
  const { data: accounts } = await store.call('GET', `cash-account?branchId=${branchId}`)
  const kindId = kinds.find((kind: { direction: string }) => kind.direction === 'IN').id
  const accountId = accounts.find((account: { kind: string }) => account.kind === 'CASH').id
  await make('voucher', { branchId, direction: 'IN', kindId, accountId, amount: 500_000, note: 'Tiền lẻ đầu ngày' })
  const ids = {
    product: line.productId,
    bill: bill.id,
    inbound: inbound.id,
    draft: draft.id,
    customer: customer.id,
    provider: provider.id,
  }
  return { ...store, ids, slug: bill.slug }
}
