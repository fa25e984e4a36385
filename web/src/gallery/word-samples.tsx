import Clock from 'lucide-react/icons/clock'
import Gift from 'lucide-react/icons/gift'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'
import { TextLink } from '../ui/button/text-link.tsx'
import { DateTimeText } from '../ui/date/date-time-text.tsx'
import { Kbd } from '../ui/key/kbd.tsx'
import { Badge } from '../ui/mark/badge.tsx'
import { Chip } from '../ui/mark/chip.tsx'
import { Count } from '../ui/mark/count.tsx'
import { Money } from '../ui/mark/money.tsx'
import { type DocumentStatus, StatusBadge } from '../ui/mark/status-badge.tsx'
import { Tag } from '../ui/mark/tag.tsx'
import { Card } from '../ui/page/card.tsx'
import { Tabs } from '../ui/page/tabs.tsx'

const statuses: DocumentStatus[] = [
  'DRAFT',
  'SUCCEED',
  'CANCELLED',
  'MOVING',
  'RECEIVED',
  'PENDING',
  'CONFIRMING',
  'SHIPPING',
  'DELIVERING',
  'PAID',
]

const row = 'flex flex-wrap items-center gap-2'

/** Buttons, states, chips, tags, figures. */
export function WordSamples() {
  const [pressed, setPressed] = useState(true)
  const [tab, setTab] = useState('card')
  return (
    <>
      <Card title="Nút">
        <div className="grid gap-3">
          {(['primary', 'default', 'ghost', 'danger', 'link'] as const).map(variant => (
            <div key={variant} className={row}>
              <Button variant={variant}>Hoàn thành</Button>
              <Button variant={variant} icon={<Printer />}>
                In lại
              </Button>
              <Button variant={variant} disabled>
                Khóa
              </Button>
              <Button variant={variant} busy>
                Đang lưu
              </Button>
              <Button variant={variant} keyHint="F9">
                Phím
              </Button>
            </div>
          ))}
          <div className={row}>
            <IconButton label="Thêm" icon={<Plus />} variant="default" keyHint="F3" />
            <Button aria-pressed={pressed} onClick={() => setPressed(!pressed)}>
              200.000
            </Button>
            <Button size="sm">Nhỏ 28</Button>
            <Button size="lg">Lớn 40</Button>
            <Button variant="primary" size="xl" keyHint="F9">
              Thanh toán
            </Button>
          </div>
        </div>
      </Card>
      <Card title="Trạng thái, chip, nhãn">
        <div className="grid gap-3">
          <div className={row}>
            {statuses.map(status => (
              <StatusBadge key={status} status={status} />
            ))}
            <Badge tone="success">Đang bán</Badge>
          </div>
          <div className={row}>
            <Chip>
              Điểm <b className="font-semibold">1.240</b>
            </Chip>
            <Chip active onRemove={() => {}} removeLabel="Bỏ lọc nhóm">
              Nhóm: <b className="font-semibold">Kháng sinh</b>
            </Chip>
            <Chip icon={<Plus />} onClick={() => {}}>
              Thêm lọc
            </Chip>
            <Count value={23} />
            <Count value={3} danger />
            <Kbd>F9</Kbd>
          </div>
          <div className={row}>
            <Tag>PA2406 · HSD 08/27</Tag>
            <Tag tone="warning" icon={<Clock />}>
              còn 40 ngày
            </Tag>
            <Tag tone="danger">hết hạn</Tag>
            <Tag tone="success" icon={<Gift />}>
              Quà tặng
            </Tag>
            <Tag tone="info" onClick={() => {}} label="Đơn thuốc Rx">
              Rx
            </Tag>
            <Tag tone="accent">Đang chọn</Tag>
          </div>
          <div className={row}>
            <span className="font-bold text-30 tracking-[-0.02em]">
              <Money amount={1_240_500} />
            </span>
            <Money amount={0} />
            <Money amount={-58_000} />
            <DateTimeText instant="2026-11-21T07:05:10Z" />
            <TextLink to="/bills/1">HD000482</TextLink>
          </div>
          <Tabs
            label="Ví dụ thẻ"
            value={tab}
            onChange={setTab}
            items={[
              { id: 'card', label: 'Thẻ kho', panel: <p>Nội dung thẻ kho</p> },
              { id: 'lots', label: 'Lô và hạn', count: 2, panel: <p>Nội dung lô</p> },
              { id: 'price', label: 'Bảng giá', panel: <p>Nội dung giá</p> },
            ]}
          />
        </div>
      </Card>
    </>
  )
}
