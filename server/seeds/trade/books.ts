import { inboundRoutes } from '@quay/contract/inbound/routes'
import { debtRoutes, voucherRoutes } from '@quay/contract/money/routes'
import { addDays, daysBetween } from '@quay/domain/time/calendar'
import { payDebt } from '../../src/features/debt/pay-debt.ts'
import { createVoucher } from '../../src/features/voucher/create-voucher.ts'
import { bodyOf } from '../as-person.ts'
import { instantOf, weekday } from './clock.ts'
import type { Shop } from './shop.ts'

/** Something that happens at a minute of a day. */
export interface Happening {
  minute: number
  run(): Promise<unknown>
}

interface Payment {
  branch: number
  fund: 'CASH' | 'BANK'
  direction: 'IN' | 'OUT'
  kind: string
  amount: number
  partner?: string
  note?: string
}

/** What is paid each month, by day of the month. */
const monthly: Record<number, readonly Payment[]> = {
  3: [
    {
      branch: 0,
      fund: 'BANK',
      direction: 'OUT',
      kind: 'Thuê mặt bằng',
      amount: 14_000_000,
      partner: 'Bà Lê Thị Ngọc Sương',
      note: 'Tiền thuê nhà chi nhánh chính',
    },
    {
      branch: 1,
      fund: 'BANK',
      direction: 'OUT',
      kind: 'Thuê mặt bằng',
      amount: 9_000_000,
      partner: 'Ông Trần Hữu Nghĩa',
      note: 'Tiền thuê nhà chi nhánh Gia Định',
    },
  ],
  5: [
    {
      branch: 0,
      fund: 'BANK',
      direction: 'OUT',
      kind: 'Lương nhân viên',
      amount: 8_500_000,
      partner: 'Phạm Thị Hồng Vân',
      note: 'Lương dược sĩ',
    },
    {
      branch: 0,
      fund: 'CASH',
      direction: 'OUT',
      kind: 'Lương nhân viên',
      amount: 6_500_000,
      partner: 'Võ Minh Khoa',
      note: 'Lương nhân viên bán hàng',
    },
    {
      branch: 1,
      fund: 'BANK',
      direction: 'OUT',
      kind: 'Lương nhân viên',
      amount: 8_000_000,
      partner: 'Đặng Ngọc Trinh',
      note: 'Lương dược sĩ',
    },
  ],
  12: [
    {
      branch: 0,
      fund: 'BANK',
      direction: 'OUT',
      kind: 'Điện, nước, internet',
      amount: 2_340_000,
      note: 'Tiền điện, nước',
    },
    {
      branch: 1,
      fund: 'CASH',
      direction: 'OUT',
      kind: 'Điện, nước, internet',
      amount: 1_680_000,
      note: 'Tiền điện, nước',
    },
    { branch: 0, fund: 'BANK', direction: 'OUT', kind: 'Điện, nước, internet', amount: 330_000, note: 'Cước internet' },
  ],
  20: [
    { branch: 0, fund: 'BANK', direction: 'OUT', kind: 'Thuế, phí', amount: 1_500_000, note: 'Nộp thuế trong tháng' },
  ],
}
const small: readonly Omit<Payment, 'branch' | 'amount'>[] = [
  { fund: 'CASH', direction: 'OUT', kind: 'Vận chuyển', partner: 'Anh Tư xe ôm', note: 'Giao thuốc cho khách' },
  { fund: 'CASH', direction: 'OUT', kind: 'Chi khác', note: 'Mua túi, giấy in hóa đơn' },
  { fund: 'CASH', direction: 'OUT', kind: 'Chi khác', note: 'Nước uống, đồ vệ sinh' },
  { fund: 'CASH', direction: 'IN', kind: 'Thu khác', note: 'Bán thùng giấy cũ' },
]
/** What stays in a drawer when the rest is brought to the bank. */
const float = 6_000_000
/** On this day of the month the owner takes what is over on the bank account. */
const profitDay = '25'
const bankReserve = 180_000_000

/** The vouchers, collections and payments of a day. */
export function booksOf(shop: Shop, day: string): Happening[] {
  if (day === shop.onboarding) return []
  return [
    ...bills(shop, day),
    ...deposits(shop, day),
    ...profit(shop, day),
    ...collections(shop, day),
    ...supplierPayments(shop, day),
  ]
}

function bills(shop: Shop, day: string): Happening[] {
  const { random } = shop
  const due = [...(monthly[Number(day.slice(8))] ?? [])]
  for (const branch of shop.branches.keys())
    if (random.chance(0.16)) due.push({ ...random.pick(small), branch, amount: random.between(4, 28) * 10_000 })
  return due.map((payment, place) => ({
    minute: 610 + place * 3,
    run: () => voucher(shop, { ...payment, day, minute: 610 + place * 3 }),
  }))
}

/** On Mondays and Thursdays what is over in the drawers goes to the bank. */
function deposits(shop: Shop, day: string): Happening[] {
  if (![1, 4].includes(weekday(day))) return []
  return [...shop.branches.keys()].map(branch => {
    const minute = 560 + branch * 20
    const run = async () => {
      const amount = Math.floor((shop.branches[branch]!.cash - float) / 500_000) * 500_000
      if (amount <= 0) return
      const note = 'Nộp tiền mặt vào ngân hàng'
      const both = { branch, amount, note, day }
      await voucher(shop, { ...both, fund: 'CASH', direction: 'OUT', kind: 'Chủ rút vốn', minute })
      await voucher(shop, { ...both, fund: 'BANK', direction: 'IN', kind: 'Chủ góp vốn', minute })
    }
    return { minute, run }
  })
}

function profit(shop: Shop, day: string): Happening[] {
  if (!day.endsWith(profitDay)) return []
  const run = async () => {
    const amount = Math.floor((shop.bank - bankReserve) / 5_000_000) * 5_000_000
    const note = 'Chủ rút lợi nhuận trong tháng'
    const taken = { branch: 0, fund: 'BANK', direction: 'OUT', kind: 'Chủ rút vốn', amount, note } as const
    if (amount > 0) await voucher(shop, { ...taken, day, minute: 640 })
  }
  return [{ minute: 640, run }]
}

async function voucher(shop: Shop, payment: Payment & { day: string; minute: number }): Promise<void> {
  const { branch, direction, kind, amount, partner, note, day, minute } = payment
  const place = shop.branches[branch]!
  // A drawer that does not reach leaves the payment to the bank.
  const fund = direction === 'OUT' && place.cash < amount ? 'BANK' : payment.fund
  const [body, hash] = bodyOf(voucherRoutes.create.body, {
    branchId: place.id,
    direction,
    kindId: shop.kinds.get(kind)!,
    accountId: fund === 'CASH' ? place.cashAccountId : shop.bankAccountId,
    amount,
    ...(partner ? { partnerKind: kind === 'Lương nhân viên' ? 'employee' : 'other', partnerName: partner } : {}),
    note,
  })
  await shop.at(instantOf(day, minute), tx => createVoucher(tx, shop.actor, body, hash))
  const change = direction === 'IN' ? amount : 0 - amount
  if (fund === 'CASH') place.cash += change
  else shop.bank += change
}

/** Customers pay what they owe after ten days or more, most of them all of it. */
function collections(shop: Shop, day: string): Happening[] {
  const { random } = shop
  const payers = [...shop.debtors].filter(([, { since }]) => daysBetween(since, day) >= 10 && random.chance(0.11))
  return payers.map(([customerId], place) => {
    const minute = 1_020 + place * 7
    const run = async () => {
      const owed = shop.debtors.get(customerId)
      if (!owed) return
      const amount = random.chance(0.75) || owed.debt < 40_000 ? owed.debt : Math.floor(owed.debt / 20_000) * 10_000
      const branch = random.between(0, shop.branches.length - 1)
      const method = random.chance(0.65) ? 'CASH' : 'BANK'
      const [body, hash] = bodyOf(debtRoutes.collect.body, {
        customerId,
        branchId: shop.branches[branch]!.id,
        amount,
        method,
      })
      const { customerId: partnerId, ...payment } = body
      await shop.at(instantOf(day, minute), tx =>
        payDebt(tx, shop.actor, { ...payment, partnerKind: 'customer', partnerId }, hash),
      )
      if (method === 'CASH') shop.branches[branch]!.cash += amount
      else shop.bank += amount
      if (amount === owed.debt) shop.debtors.delete(customerId)
      else shop.debtors.set(customerId, { debt: owed.debt - amount, since: addDays(day, -3) })
    }
    return { minute, run }
  })
}

/** On Fridays the suppliers that wait for most are paid, as far as the bank account reaches. */
function supplierPayments(shop: Shop, day: string): Happening[] {
  if (weekday(day) !== 5) return []
  const run = async () => {
    const { random } = shop
    const waiting = shop.suppliers.filter(({ debt }) => debt > 6_000_000).sort((a, b) => b.debt - a.debt)
    for (const [place, supplier] of waiting.slice(0, 4).entries()) {
      const whole = random.chance(0.6) ? supplier.debt : Math.round(supplier.debt / 2_000_000) * 1_000_000
      const amount = Math.min(whole, Math.floor((shop.bank - 25_000_000) / 1_000_000) * 1_000_000)
      if (amount < 1_000_000) return
      const [body, hash] = bodyOf(inboundRoutes.payDebt.body, { providerId: supplier.id, amount, method: 'BANK' })
      const { providerId: partnerId, ...payment } = body
      await shop.at(instantOf(day, 960 + place / 100), tx =>
        payDebt(tx, shop.actor, { ...payment, partnerKind: 'provider', partnerId }, hash),
      )
      supplier.debt -= amount
      shop.bank -= amount
    }
  }
  return [{ minute: 960, run }]
}
