import { isAllowed } from '@quay/contract/permission'
import { productRoutes } from '@quay/contract/product'
import { useBranchId, useSession } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'

const steps = [
  { to: '/products/list', title: 'Thêm sản phẩm', text: 'Tên, đơn vị tính, giá bán, mã vạch.' },
  {
    to: '/products/import',
    title: 'Nhập hàng',
    text: 'Số lô, hạn dùng và giá nhập; hàng sẵn trên kệ nhập là tồn đầu kỳ.',
  },
  { to: '/sales', title: 'Bán đơn đầu tiên', text: 'Quét mã hoặc gõ tên, thu tiền, in hóa đơn.' },
]

/** For a store that has no goods yet: the way to the first sale. Disappears with the first product. */
export function FirstSteps() {
  const branchId = useBranchId()
  const { rights } = useSession()
  const mayAdd = isAllowed(rights, { model: 'list_product', action: 'create' })
  const { data } = useRoute(productRoutes.list, { query: { branchId, limit: 1 } }, { enabled: mayAdd })
  if (!mayAdd || data?.items.length !== 0) return null
  return (
    <Card title="Ba bước để mở bán">
      <ol className="grid gap-3 sm:grid-cols-3">
        {steps.map((step, place) => (
          <li key={step.to} className="flex flex-col gap-1 rounded-2 border border-line p-3">
            <p className="font-semibold">
              {place + 1}. {step.title}
            </p>
            <p className="flex-1 text-ink-2">{step.text}</p>
            <p className="pt-1">
              <Link to={step.to} className={buttonClass({ variant: place === 0 ? 'primary' : 'default', size: 'sm' })}>
                {step.title}
              </Link>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
