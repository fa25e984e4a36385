import type { Action, Findable } from './permission.ts'

/** The groups in which people look for rights, in the order in which they stand. */
export const areaGroups = {
  sale: 'Bán hàng',
  stock: 'Hàng hóa và kho',
  partner: 'Khách hàng và đối tác',
  money: 'Tiền và báo cáo',
  limit: 'Số liệu kín và hạn mức',
  setting: 'Thiết lập và quản trị',
  market: 'Chợ thuốc',
} as const
export type AreaGroup = keyof typeof areaGroups

/** Roles to begin one's own from, as shops commonly divide the work (`domain/src/access/role-presets.ts`). */
export type Preset = 'cashier' | 'pharmacist' | 'stock-keeper' | 'accountant'

/**
 * An area of rights as its feature declares it. An action can be allowed where it has a sentence: what it lets a person do.
 * The specification gives all four to its areas (spec §6); of a field or a limit only one means anything.
 */
export type Area = {
  name: string
  group: AreaGroup
  /** The right as a deed, behind "Cần quyền"; without it the action and the name: "Xóa hóa đơn". */
  deed?: string
  /** Rights with weight: said on their own in what a person with the role can do. */
  notable?: readonly Action[]
  /** What a person without the right cannot do. */
  without?: Partial<Record<Action, string>>
  /** What the default role of staff holds of it when a store is made; admins and managers hold the rest by rule. */
  staff?: readonly Action[]
  /** What a preset holds of it; the pharmacist holds this beside what the cashier holds. */
  presets?: Partial<Record<Preset, readonly Action[] | 'all'>>
  /**
   * What people find by name with it, because its forms ask for that: with one of these rights, or with any right on the area. Forms of
   * imports, returns, transfers, counts and prices find goods; without cost/read the answer has no cost.
   */
  finds?: Partial<Record<Findable, readonly [Action, ...Action[]] | 'any'>>
} & Partial<Record<Action, string>>

/** For an action that the specification lists and no work asks for yet. */
export const unused = 'Chưa có việc nào cần quyền này.'

/** Declares the areas of a feature; `contract/src/areas.ts` collects them. */
export const areas = <const Areas extends Readonly<Record<string, Area>>>(declared: Areas) => declared
