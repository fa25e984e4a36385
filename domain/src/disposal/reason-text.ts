import type { DisposalReason } from '@quay/contract/disposal/shapes'

/** Why goods were destroyed, in files and reports. */
export const disposalReasonText: Readonly<Record<DisposalReason, string>> = {
  EXPIRED: 'Hết hạn',
  DAMAGED: 'Hỏng, vỡ',
  QUALITY: 'Không đạt chất lượng',
  RECALLED: 'Thu hồi',
  OTHER: 'Lý do khác',
}
