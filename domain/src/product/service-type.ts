import { productType } from '@quay/contract/enumeration'

/** Work that is sold and not goods: it has no stock and no lots. */
export const isService = ({ type }: { type?: number | undefined }): boolean => type === productType.SERVICE
