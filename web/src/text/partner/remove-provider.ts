/** Sentences of taking a supplier away from whom nothing was bought. */
export const removeProviderText = {
  remove: 'Xóa nhà cung cấp',
  keep: 'Không xóa',
  title: (name: string) => `Xóa nhà cung cấp ${name}?`,
  hint: 'Chỉ xóa được nhà cung cấp chưa có giao dịch. Không hoàn tác được.',
} as const
