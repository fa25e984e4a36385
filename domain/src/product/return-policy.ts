import type { ReturnPolicy } from '@quay/contract/enumeration'

/** What a shop does with a product that customers bring back, in words. */
export const returnPolicyText: Readonly<Record<ReturnPolicy, string>> = {
  ANY: 'Nhận lại, được nhập lại kệ',
  QUARANTINE: 'Nhận lại vào biệt trữ',
  NONE: 'Không nhận lại',
}
