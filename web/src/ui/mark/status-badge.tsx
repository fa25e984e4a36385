import { Badge, type BadgeShape, type Tone } from './badge.tsx'

type Look = { label: string; tone: Tone; shape: BadgeShape }

const looks = {
  DRAFT: { label: 'Phiếu tạm', tone: 'neutral', shape: 'hollow' },
  SUCCEED: { label: 'Hoàn thành', tone: 'success', shape: 'tick' },
  CANCELLED: { label: 'Đã hủy', tone: 'danger', shape: 'cross' },
  MOVING: { label: 'Đang chuyển', tone: 'info', shape: 'half' },
  RECEIVED: { label: 'Đã nhận', tone: 'success', shape: 'tick' },
  PENDING: { label: 'Chờ xác nhận', tone: 'warning', shape: 'hollow' },
  CONFIRMING: { label: 'Đang chuẩn bị', tone: 'info', shape: 'hollow' },
  SHIPPING: { label: 'Chờ lấy hàng', tone: 'info', shape: 'half' },
  DELIVERING: { label: 'Đang giao', tone: 'info', shape: 'full' },
  PAID: { label: 'Đã trả tiền', tone: 'accent', shape: 'full' },
} as const satisfies Record<string, Look>

export type DocumentStatus = keyof typeof looks

/** The state of a document, with one look in the whole application. `label` is for areas that word it otherwise. */
export function StatusBadge({ status, label }: { status: DocumentStatus; label?: string }) {
  const look = looks[status]
  return (
    <Badge tone={look.tone} shape={look.shape}>
      {label ?? look.label}
    </Badge>
  )
}
