/** Sentences of a phone that is masked and shown once. */
export const showPhoneText = {
  show: (customer: string) => `Hiện số của ${customer}, có ghi nhật ký`,
} as const
