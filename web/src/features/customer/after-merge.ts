import type { Customer } from '@quay/contract/partner/shapes'

type Merged = Pick<Customer, 'phone' | 'phone2' | 'debt' | 'points'>

export interface AfterMerge {
  phones: string[]
  /** Of the duplicate; nobody has them afterwards. */
  lostPhones: string[]
  /** Đồng; below zero where the shop owes. */
  debt: number
  points: number
}

/** What the customer who stays has after a merge: phones as the server fills them, two at most; debts and points are added. */
export function afterMerge(survivor: Merged, duplicate: Merged): AfterMerge {
  const first = survivor.phone ?? duplicate.phone
  const second =
    survivor.phone2 ?? (survivor.phone !== null && duplicate.phone !== null ? duplicate.phone : duplicate.phone2)
  const phones = [...new Set([first, second])].filter(phone => phone !== null)
  const of = [...new Set([duplicate.phone, duplicate.phone2])].filter(phone => phone !== null)
  return {
    phones,
    lostPhones: of.filter(phone => !phones.includes(phone)),
    debt: survivor.debt + duplicate.debt,
    points: survivor.points + duplicate.points,
  }
}
