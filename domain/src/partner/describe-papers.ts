import { type Certificate, certificateKindText, type ProviderAccount } from '@quay/contract/partner/shapes'
import { formatDate } from '../text/format-date.ts'

/** A paper of a provider as the log tells it: "Giấy chứng nhận GDP số 12/GDP, hết hạn 31/08/2027". */
export function describeCertificate({ kind, number, issuedBy, issuedOn, expiresOn }: Certificate): string {
  const parts = [
    `${certificateKindText[kind]} số ${number}`,
    issuedBy && `${issuedBy} cấp`,
    issuedOn && `ngày cấp ${formatDate(issuedOn)}`,
    expiresOn && `hết hạn ${formatDate(expiresOn)}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** A bank account as the log tells it: "0123456789 Vietcombank, CÔNG TY DƯỢC". */
export const describeAccount = ({ bankName, accountNumber, accountName }: ProviderAccount): string =>
  `${accountNumber} ${bankName}, ${accountName}`
