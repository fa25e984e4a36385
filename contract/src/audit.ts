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

/**
 * The actions that a feature writes into the log, with the words that the log shows, in the area where they are looked for; and the
 * names of the fields that only its rows have. A field without a name shows as it is.
 */
export const auditIn = <const Actions extends Readonly<Record<string, string>>>(
  area: AuditArea,
  actions: Actions,
  fields: Readonly<Record<string, string>> = {},
) => ({ area, actions, fields })
