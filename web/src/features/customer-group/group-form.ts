import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import type { CustomerGroup, GroupMode } from '@quay/contract/customer-group/shapes'
import { formResolver } from '../../api/form/form-resolver.ts'

export interface CustomerGroupForm {
  name: string
  note: string
  debtLimit: number | null
  debtDays: number | null
  mode: GroupMode
  rule: {
    rank: number | null
    spentFrom: number | null
    spentDays: number | null
    pointsFrom: number | null
    debtFrom: number | null
    /** '' is any. */
    birthMonth: number | ''
    gender: 'male' | 'female' | ''
    type: 1 | 2 | ''
    provinceCode: string | null
    wardCode: string | null
  }
}

/** A group as the form holds it. */
export const formOf = (group: CustomerGroup | null): CustomerGroupForm => {
  const { rule } = group ?? {}
  return {
    name: group?.name ?? '',
    note: group?.note ?? '',
    debtLimit: group?.debtLimit ?? null,
    debtDays: group?.debtDays ?? null,
    mode: group?.mode ?? 'MANUAL',
    rule: {
      rank: rule?.rank ?? 1,
      spentFrom: rule?.spentFrom ?? null,
      spentDays: rule?.spentDays ?? null,
      pointsFrom: rule?.pointsFrom ?? null,
      debtFrom: rule?.debtFrom ?? null,
      birthMonth: rule?.birthMonth ?? '',
      gender: rule?.gender ?? '',
      type: rule?.type ?? '',
      provinceCode: rule?.provinceCode ?? null,
      wardCode: rule?.wardCode ?? null,
    },
  }
}

/** By hand a group has no conditions; what was left empty is none. */
export const groupResolver = formResolver(
  customerGroupRoutes.create.body,
  ({ name, note, debtLimit, debtDays, mode, rule }: CustomerGroupForm) => ({
    name,
    note: note.trim() === '' ? null : note,
    debtLimit,
    debtDays,
    mode,
    rule:
      mode === 'MANUAL'
        ? null
        : Object.fromEntries(Object.entries(rule).filter(([, value]) => value !== null && value !== '')),
  }),
)
