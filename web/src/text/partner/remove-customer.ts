/** Sentences of taking a customer away who has bought nothing. */
export const removeCustomerText = {
  remove: 'Xóa khách',
  keep: 'Không xóa',
  title: (name: string) => `Xóa khách ${name}?`,
  hint: 'Chỉ xóa được khách chưa có giao dịch. Không hoàn tác được.',
}
