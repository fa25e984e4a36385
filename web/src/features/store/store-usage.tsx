import { storeRoutes } from '@quay/contract/store/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRoute } from '../../api/use-route.ts'
import { Note } from '../../ui/mark/note.tsx'
import { Card } from '../../ui/page/card.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'

const labels = { products: 'Sản phẩm', employees: 'Nhân viên', files: 'Hình và tệp', storage: 'Dung lượng hình và tệp' }
const kinds = Object.keys(labels) as (keyof typeof labels)[]
/** From this share on the owner is warned: there is still time to have the limit raised. */
const nearlyFull = 0.9

/** How much of what this server gives a store is filled. */
export function StoreUsage() {
  const { data } = useRoute(storeRoutes.usage, {})
  if (!data) return null
  const tight = kinds.filter(kind => isTight(data[kind]))
  return (
    <Card title="Mức sử dụng">
      <div className="grid gap-3">
        {tight.length > 0 && (
          <Note tone="warning">
            Sắp đầy: {tight.map(kind => labels[kind].toLowerCase()).join(', ')}. Xóa bớt, hoặc nhờ người trông máy chủ
            nâng mức trước khi đầy.
          </Note>
        )}
        <FactList facts={kinds.map(kind => ({ label: labels[kind], value: inWords(kind, data[kind]) }))} />
      </div>
    </Card>
  )
}

interface Filled {
  used: number
  limit: number | null
}

const isTight = ({ used, limit }: Filled) => limit !== null && used >= limit * nearlyFull

function inWords(kind: keyof typeof labels, { used, limit }: Filled): string {
  const text = (value: number) =>
    kind === 'storage' ? `${formatNumber(value / 1_048_576, 1)} MB` : formatNumber(value)
  return limit === null ? text(used) : `${text(used)} / ${text(limit)}`
}
