import Printer from 'lucide-react/icons/printer'
import { Button } from '../ui/button/button.tsx'
import { Money } from '../ui/mark/money.tsx'
import { StatusBadge } from '../ui/mark/status-badge.tsx'
import { Card } from '../ui/page/card.tsx'
import { DetailPage } from '../ui/page/detail-page.tsx'

/** A detail page with a side column. */
export function DetailSample() {
  return (
    <DetailPage
      title="Phiếu nhập PN000119"
      crumbs={[{ label: 'Nhập hàng', to: '/inbounds' }]}
      meta={<StatusBadge status="DRAFT" />}
      actions={
        <>
          <Button icon={<Printer />}>In</Button>
          <Button variant="primary" keyHint="F9">
            Hoàn thành
          </Button>
        </>
      }
      side={
        <Card title="Cần trả">
          <p className="text-right font-bold text-20">
            <Money amount={6_807_751} />
          </p>
        </Card>
      }
    >
      <Card title="Hàng, lô và hạn dùng">
        <p>Paracetamol 500 mg — hộp 10 vỉ × 10 viên nén</p>
      </Card>
    </DetailPage>
  )
}
