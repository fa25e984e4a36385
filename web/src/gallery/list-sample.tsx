import Download from 'lucide-react/icons/download'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { TextLink } from '../ui/button/text-link.tsx'
import { Segmented } from '../ui/choice/segmented.tsx'
import { Select } from '../ui/choice/select.tsx'
import { Badge } from '../ui/mark/badge.tsx'
import { Money } from '../ui/mark/money.tsx'
import { Tag } from '../ui/mark/tag.tsx'
import { ListPage } from '../ui/page/list-page.tsx'
import type { Column, Sort } from '../ui/table/column.ts'
import { figureColumn, textColumn, titleColumn } from '../ui/table/columns.tsx'
import { TwoLines } from '../ui/table/two-lines.tsx'

type Product = {
  code: string
  name: string
  substance: string
  group: string
  price: number
  cost: number
  stock: number
  expiry: string
}

const names = [
  ['Paracetamol 500 mg — hộp 10 vỉ × 10 viên nén', 'Paracetamol', 'Giảm đau, hạ sốt'],
  [
    'Amoxicillin 875 mg + Acid clavulanic 125 mg — hộp 2 vỉ × 7 viên nén bao phim',
    'Amoxicillin, Acid clavulanic',
    'Kháng sinh',
  ],
  ['Oresol 245 vị cam, hộp 40 gói × 4,1 g', 'Natri clorid, Kali clorid, Glucose', 'Bù nước, điện giải'],
  ['Cetirizin 10 mg — hộp 10 vỉ × 10 viên nén bao phim', 'Cetirizin dihydroclorid', 'Chống dị ứng'],
  ['Siro ho lá thường xuân, chai 100 ml', 'Cao lá thường xuân', 'Ho, hô hấp'],
] as const

const products: Product[] = Array.from({ length: 30 }, (_, index) => {
  const [name, substance, group] = names[index % names.length] ?? names[0]
  const price = 2_500 + ((index * 7_919) % 140) * 1_000
  return {
    code: `SP${String(index * 17 + 12).padStart(6, '0')}`,
    name,
    substance,
    group,
    price,
    cost: Math.round(price * 0.75),
    stock: (index * 37) % 212,
    expiry: `${String((index % 12) + 1).padStart(2, '0')}/27`,
  }
})

const columns: Array<Column<Product>> = [
  textColumn('code', 'Mã', row => <TextLink to={`/products/${row.code}`}>{row.code}</TextLink>, {
    width: '104px',
    fixed: true,
    card: 'line2',
  }),
  titleColumn('name', 'Tên, hoạt chất', row => <TwoLines title={row.name} detail={row.substance} />, {
    sortable: true,
  }),
  textColumn('group', 'Nhóm', row => <span className="text-ink-2">{row.group}</span>, {
    width: '140px',
    hideBelow: 'lg',
  }),
  figureColumn(
    'price',
    'Giá bán',
    row => (
      <b className="font-semibold">
        <Money amount={row.price} />
      </b>
    ),
    { sortable: true, width: '100px', card: 'amount' },
  ),
  figureColumn('cost', 'Giá vốn', row => <Money amount={row.cost} />, { width: '90px', hideBelow: 'lg' }),
  { id: 'stock', header: 'Tồn bán', numeric: true, width: '80px', card: 'line2', cell: row => row.stock },
  figureColumn('expiry', 'HSD gần nhất', row => <Tag tone="warning">{row.expiry}</Tag>, {
    width: '110px',
    hideBelow: 'md',
    card: 'line2',
  }),
  textColumn('state', 'Trạng thái', () => <Badge tone="success">Đang bán</Badge>, { width: '110px', hideBelow: 'md' }),
  { id: 'shelf', header: 'Kệ', width: '60px', defaultHidden: true, cell: () => 'A2' },
]

/** A whole list page with made-up goods. */
export function ListSample() {
  const [text, setText] = useState('')
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['SP000046']))
  const [expanded, setExpanded] = useState<string | null>('SP000012')
  const [sort, setSort] = useState<Sort | null>({ columnId: 'name', descending: false })
  const [state, setState] = useState<'rows' | 'loading' | 'empty' | 'error'>('rows')
  return (
    <ListPage
      id="gallery"
      title="Sản phẩm"
      count={1_284}
      actions={
        <>
          <Button icon={<Download />}>Xuất Excel</Button>
          <Button variant="primary" icon={<Plus />}>
            Thêm sản phẩm
          </Button>
        </>
      }
      search={{ value: text, onChange: setText, label: 'Tên, mã, hoạt chất, số đăng ký' }}
      filters={
        <Select
          label="Nhóm hàng"
          className="w-36"
          value={null}
          placeholder="Nhóm hàng"
          onChange={() => {}}
          options={[{ value: 'a', label: 'Kháng sinh' }]}
        />
      }
      views={
        <Segmented
          label="Xem"
          value={state}
          onChange={setState}
          options={[
            { value: 'rows', label: 'Tất cả' },
            { value: 'loading', label: 'Đang tải' },
            { value: 'empty', label: 'Trống' },
            { value: 'error', label: 'Lỗi' },
          ]}
        />
      }
      activeFilters={[
        { id: 'kind', name: 'Loại', value: 'Thuốc, vật tư', onRemove: () => {} },
        { id: 'expiry', name: 'Hạn dùng', value: 'dưới 24 tháng', onRemove: () => {} },
      ]}
      onClearFilters={() => {}}
      bulkActions={<Button size="sm">In tem</Button>}
      columns={columns}
      rows={state === 'rows' ? products : []}
      rowKey={row => row.code}
      rowLabel={row => row.code}
      selection={{ keys, onChange: setKeys }}
      sort={sort}
      onSort={setSort}
      expandedKey={expanded}
      onExpandedChange={setExpanded}
      renderDetail={row => <p className="px-12 py-4">Chi tiết của {row.name}</p>}
      totals={{
        label: 'Tổng 1.284 sản phẩm',
        cells: { cost: <Money amount={412_860_500} />, stock: '12.400' },
      }}
      loading={state === 'loading'}
      error={state === 'error' ? { traceId: '7F3A', onRetry: () => setState('rows') } : null}
      paging={{ onNext: () => {} }}
      foot="1–50 trong 1.284"
    />
  )
}
