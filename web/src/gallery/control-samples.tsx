import Truck from 'lucide-react/icons/truck'
import { useState } from 'react'
import { Checkbox } from '../ui/choice/checkbox.tsx'
import { Combobox, type ComboboxOption } from '../ui/choice/combobox.tsx'
import { RadioGroup } from '../ui/choice/radio-group.tsx'
import { Segmented } from '../ui/choice/segmented.tsx'
import { Select } from '../ui/choice/select.tsx'
import { Switch } from '../ui/choice/switch.tsx'
import { DateInput } from '../ui/date/date-input.tsx'
import { Field } from '../ui/field/field.tsx'
import { MoneyInput } from '../ui/field/money-input.tsx'
import { NumberInput } from '../ui/field/number-input.tsx'
import { PasswordInput } from '../ui/field/password-input.tsx'
import { type Discount, PercentOrMoneyInput } from '../ui/field/percent-or-money-input.tsx'
import { QuantityInput } from '../ui/field/quantity-input.tsx'
import { SearchInput } from '../ui/field/search-input.tsx'
import { TextInput } from '../ui/field/text-input.tsx'
import { Textarea } from '../ui/field/textarea.tsx'
import { Card } from '../ui/page/card.tsx'

const suppliers: ComboboxOption[] = [
  { value: '1', label: 'Dược Sao Mai', detail: 'NCC000012' },
  { value: '2', label: 'Dược Hòa Lạc', detail: 'NCC000031' },
  { value: '3', label: 'Công ty Thiết bị y tế Đống Đa' },
]

const units = [
  { value: 1, label: 'Hộp', detail: '32.000' },
  { value: 2, label: 'Vỉ', detail: '3.300' },
  { value: 3, label: 'Viên', detail: '400' },
]

const searchSlowly = async (query: string) => {
  await new Promise(resolve => setTimeout(resolve, 400))
  return suppliers.filter(supplier => supplier.label.toLowerCase().includes(query.toLowerCase()))
}

/** Fields and choices. */
export function ControlSamples() {
  const [money, setMoney] = useState<number | null>(1_250_000)
  const [discount, setDiscount] = useState<Discount>({ unit: 1, value: 10 })
  const [quantity, setQuantity] = useState<number | null>(14)
  const [day, setDay] = useState<string | null>('2027-08-31')
  const [days, setDays] = useState<number | null>(30)
  const [text, setText] = useState('')
  return (
    <>
      <Card title="Ô nhập">
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          <Field label="Tên khách" required>
            <TextInput placeholder="Nguyễn Văn A" />
          </Field>
          <Field label="Điện thoại" error="Thiếu 5 số">
            <TextInput defaultValue="09034" inputMode="tel" />
          </Field>
          <Field label="Khóa">
            <TextInput defaultValue="Chi nhánh Láng" disabled />
          </Field>
          <Field label="Chỉ đọc" hint="Mã tự sinh">
            <TextInput defaultValue="KH000218" readOnly />
          </Field>
          <Field label="Mật khẩu">
            <PasswordInput defaultValue="bimat" />
          </Field>
          <Field label="Tiền" hint="Gõ 1250k hoặc 1.250.000">
            <MoneyInput value={money} onChange={setMoney} />
          </Field>
          <Field label="Giảm giá">
            <PercentOrMoneyInput value={discount} onChange={setDiscount} />
          </Field>
          <Field label="Số lượng">
            <div>
              <QuantityInput value={quantity} onChange={setQuantity} />
            </div>
          </Field>
          <Field label="Số ngày">
            <NumberInput value={days} onChange={setDays} min={1} max={365} />
          </Field>
          <Field label="Hạn dùng" hint="Gõ 0827 thành 31/08/2027">
            <DateInput value={day} onChange={setDay} monthEnd />
          </Field>
          <Field label="Hạn dùng" error="Tháng 2/2027 có 28 ngày">
            <DateInput value="2027-02-28" onChange={() => {}} />
          </Field>
          <Field label="Tìm">
            <SearchInput label="Mã, tên, số lô" value={text} onChange={setText} shortcut="/" />
          </Field>
          <Field label="Ghi chú" className="sm:col-span-2">
            <Textarea defaultValue="Ngày 2 lần, mỗi lần 1 viên, uống ngay sau ăn" />
          </Field>
        </div>
      </Card>
      <ChoiceSamples />
    </>
  )
}

function ChoiceSamples() {
  const [unit, setUnit] = useState<number>(1)
  const [supplier, setSupplier] = useState<ComboboxOption | null>(null)
  const [found, setFound] = useState<ComboboxOption | null>(suppliers[0] ?? null)
  const [pay, setPay] = useState('cash')
  const [view, setView] = useState('quick')
  return (
    <Card title="Chọn">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Đơn vị">
          <Select value={unit} onChange={setUnit} options={units} />
        </Field>
        <Field label="Đơn vị, bị khóa">
          <Select value={null} onChange={setUnit} options={units} disabled />
        </Field>
        <Field label="Nhà cung cấp">
          <Combobox
            value={supplier}
            onChange={setSupplier}
            options={suppliers}
            onCreate={() => {}}
            icon={<Truck />}
            keyHint="F4"
            placeholder="Tên, mã"
          />
        </Field>
        <Field label="Nhà cung cấp (hỏi máy chủ)">
          <Combobox value={found} onChange={setFound} options={searchSlowly} />
        </Field>
        <Field label="Loại hàng" group className="sm:col-span-2">
          <div className="flex flex-wrap gap-4">
            <Checkbox defaultChecked={false}>Chưa</Checkbox>
            <Checkbox defaultChecked>Có</Checkbox>
            <Checkbox indeterminate>Một phần</Checkbox>
            <Checkbox disabled>Khóa</Checkbox>
          </div>
        </Field>
        <Field label="Cách trả" group className="sm:col-span-2">
          <RadioGroup
            value={pay}
            onChange={setPay}
            options={[
              { value: 'cash', label: 'Tiền mặt' },
              { value: 'debt', label: 'Ghi nợ' },
              { value: 'none', label: 'Khóa', disabled: true },
            ]}
          />
        </Field>
        <div className="flex flex-wrap gap-4">
          <Switch defaultChecked>Tự in</Switch>
          <Switch>Ẩn ảnh</Switch>
          <Switch disabled>Khóa</Switch>
        </div>
        <div>
          <Segmented
            label="Kiểu bán"
            value={view}
            onChange={setView}
            options={[
              { value: 'quick', label: 'Nhanh' },
              { value: 'normal', label: 'Thường', count: 3 },
              { value: 'ship', label: 'Giao' },
            ]}
          />
        </div>
      </div>
    </Card>
  )
}
