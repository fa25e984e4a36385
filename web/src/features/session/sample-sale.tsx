import { formatNumber } from '@quay/domain/text/format-number'

const lines = [
  { name: 'Paracetamol 500 mg, hộp 10 vỉ × 10 viên nén', detail: 'Lô PA2406 · HSD 08/27 · 2 hộp', amount: 64_000 },
  { name: 'Oresol 245 vị cam, gói 4,1 g', detail: 'Lô OR1123 · HSD 12/26', near: 'còn 40 ngày', amount: 23_000 },
  { name: 'Nước muối sinh lý NaCl 0,9%, chai 500 ml', detail: 'Lô NM0926 · HSD 09/28 · 3 chai', amount: 24_000 },
]

/** What a sale looks like, for people who do not know the product yet. */
export function SampleSale() {
  return (
    <div className="grid w-[420px] gap-5">
      <p className="font-semibold text-16 leading-normal">
        Ba món, quét xong là xong.
        <br />
        Lô gần hạn tự lên trước.
      </p>
      <div className="rounded-3 border border-line bg-surface">
        {lines.map(line => (
          <div key={line.name} className="flex items-start justify-between gap-3 border-line border-b px-4 py-2.5">
            <div className="min-w-0">
              <p className="truncate font-medium">{line.name}</p>
              <p className="text-12 text-ink-3">
                {line.detail}
                {line.near && <span className="text-warning-text"> · {line.near}</span>}
              </p>
            </div>
            <span className="font-semibold">{formatNumber(line.amount)}</span>
          </div>
        ))}
        <div className="flex items-center justify-between px-4 py-3">
          <span className="text-ink-2">Khách cần trả</span>
          <span className="font-semibold text-24">{formatNumber(111_000)}</span>
        </div>
      </div>
      <p className="text-12 text-ink-3">Mất mạng vẫn bán · Hàng hết hạn không bán được · Tồn kho khớp từng viên</p>
    </div>
  )
}
