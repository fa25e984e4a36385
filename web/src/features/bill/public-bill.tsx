import { billRoutes } from '@quay/contract/bill/routes'
import type { Answer } from '@quay/contract/route'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useParams } from '@tanstack/react-router'
import { useRoute } from '../../api/use-route.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { StatusBadge } from '../../ui/mark/status-badge.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'
import { FullScreenSpinner } from '../../ui/shell/full-screen-spinner.tsx'

type PublicBillData = Answer<typeof billRoutes.public>

/** What the code on a receipt opens, for the customer at home: no sign-in, no phone, no debt, nothing for search engines. */
export default function PublicBill() {
  const { slug = '' } = useParams({ strict: false }) as { slug?: string }
  const looksRight = /^[A-Za-z0-9_-]{22}$/.test(slug)
  const { data: bill, error, refetch } = useRoute(billRoutes.public, { params: { slug } }, { enabled: looksRight })
  useDocumentTitle(bill && `Hóa đơn ${bill.code}`)
  const unknown = !looksRight || error?.code === 'not-found'
  return (
    <main className="min-h-dvh bg-page p-4 max-sm:p-0">
      <meta name="robots" content="noindex, nofollow" />
      {unknown ? (
        <>
          <h1 className="sr-only">Không tìm thấy trang này</h1>
          <ErrorState title="Không tìm thấy trang này">
            Mã có thể đã gõ sai. Hãy quét lại mã QR trên hóa đơn hoặc hỏi nhà thuốc.
          </ErrorState>
        </>
      ) : error ? (
        <ErrorState title={error.message} onRetry={() => refetch()} />
      ) : bill ? (
        <Paper bill={bill} />
      ) : (
        <FullScreenSpinner />
      )}
    </main>
  )
}

function Paper({ bill }: { bill: PublicBillData }) {
  const { issuer } = bill
  return (
    <article className="mx-auto max-w-130 rounded-3 border border-line bg-surface p-6 max-sm:min-h-dvh max-sm:rounded-none max-sm:border-0 max-sm:p-4">
      <header className="border-line border-b pb-4">
        <h1 className="text-20">{issuer.storeName}</h1>
        <p className="text-ink-2">{[issuer.branchName, issuer.address].filter(Boolean).join(' · ')}</p>
        <p className="text-12 text-ink-3">
          {[issuer.phone && `ĐT ${issuer.phone}`, issuer.taxCode && `MST ${issuer.taxCode}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-2">
          <b className="font-semibold">Hóa đơn {bill.code}</b>
          <StatusBadge status={bill.status} />
          <span className="text-ink-3">
            <DateTimeText instant={bill.soldAt} />
          </span>
        </p>
      </header>
      <ul>
        {bill.items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity but their place
          <li key={place} className="flex justify-between gap-3 border-line border-b py-2.5">
            <div className="min-w-0">
              <p className="font-medium">{item.name}</p>
              <p className="text-12 text-ink-3">
                {formatNumber(item.quantity)} {item.unitName} × {formatNumber(item.price)}
                {item.discount > 0 && ` − ${formatNumber(item.discount)}`}
              </p>
              {item.lots
                .filter(lot => lot.expiryDate !== null)
                .map(lot => (
                  <p key={lot.lotNumber} className="text-12 text-ink-3">
                    Lô {lot.lotNumber} · HSD {formatDate(lot.expiryDate ?? '')}
                  </p>
                ))}
            </div>
            <Money amount={item.amount} className="font-semibold" />
          </li>
        ))}
      </ul>
      <dl className="grid gap-1.5 pt-3">
        <FigureRow label="Tiền hàng" amount={bill.totalPrice} />
        {bill.discountAmount > 0 && <FigureRow label="Giảm giá" amount={-bill.discountAmount} />}
        {bill.surcharges !== 0 && <FigureRow label="Thu khác" amount={bill.surcharges} />}
        {bill.cashRounding !== 0 && <FigureRow label="Làm tròn tiền mặt" amount={bill.cashRounding} />}
        <FigureRow
          strong
          label="Tổng cộng"
          amount={bill.payable + bill.surcharges + bill.cashRounding}
          amountClass="font-semibold text-20"
        />
      </dl>
    </article>
  )
}
