import type { LogRights } from './log/log-right.ts'

/** The areas of the log with their words: what a person would look under. */
export const auditAreas = {
  sale: 'Bán hàng',
  stock: 'Nhập và tồn kho',
  goods: 'Hàng hóa',
  partner: 'Đối tác',
  money: 'Sổ quỹ và công nợ',
  session: 'Đăng nhập và an toàn',
  people: 'Nhân viên và vai trò',
  place: 'Cửa hàng và thiết lập',
  tax: 'Thuế',
} as const
export type AuditArea = keyof typeof auditAreas

/** An action, or the subject that stands before its dot. */
type ActionOrSubject<Action extends string> = Action | (Action extends `${infer Subject}.${string}` ? Subject : never)

/**
 * The actions that a feature writes into the log, with the words that the log shows, in the area where they are looked for; the
 * names of the fields that only its rows have, where a field without a name shows as it is; and who reads what of its rows, by action
 * or by what stands before its dot, where the right to read the log is not enough.
 */
export const auditIn = <const Actions extends Readonly<Record<string, string>>>(
  area: AuditArea,
  actions: Actions,
  fields: Readonly<Record<string, string>> = {},
  readers?: Readonly<Partial<Record<ActionOrSubject<keyof Actions & string>, LogRights>>>,
) => ({ area, actions, fields, readers: readers ?? {} })
