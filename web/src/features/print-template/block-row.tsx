import type { PrintStore } from '@quay/contract/print-template/branch-print'
import {
  type BlockType,
  longestText,
  type PrintBlock,
  type PrintKind,
  rowsOf,
} from '@quay/contract/print-template/template'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { templateText as words } from '../../text/kit/print-template.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'

type BlockRowProps = {
  kind: PrintKind
  block: PrintBlock
  store: PrintStore
  isFirst: boolean
  isLast: boolean
  onChange: (block: PrintBlock) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const repeated: readonly BlockType[] = ['text', 'space', 'rule']
/** Whose goods take one row or two on a roll. */
const hasGoodsLines = (kind: PrintKind) => kind !== 'report' && kind !== 'bag' && kind !== 'parcel'
const inherited = { header: 'receiptHeader', policy: 'returnPolicy', thanks: 'receiptFooter' } as const

/** One block of a paper: whether it is printed, where it stands, and what it says. */
export function BlockRow({ kind, block, store, isFirst, isLast, onChange, onMove, onRemove }: BlockRowProps) {
  const name = words.blockNames[block.type]
  const hasSwitch = 'on' in block
  return (
    <li className="grid gap-2 border-line border-b py-2 last:border-b-0">
      <div className="flex items-center gap-1">
        {hasSwitch ? (
          <Checkbox
            aria-label={words.showBlock(name)}
            checked={block.on}
            onChange={event => onChange({ ...block, on: event.target.checked })}
          >
            {name}
          </Checkbox>
        ) : (
          <span className="flex min-h-6 items-center gap-2 pl-6">
            {name}
            <span className="text-12 text-ink-3">{block.type === 'vietQr' ? '' : words.always}</span>
          </span>
        )}
        <span className="ml-auto flex">
          {repeated.includes(block.type) && (
            <IconButton size="sm" label={words.remove(name)} icon={<X />} onClick={onRemove} />
          )}
          <IconButton
            size="sm"
            label={words.up(name)}
            icon={<ArrowUp />}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="sm"
            label={words.down(name)}
            icon={<ArrowDown />}
            disabled={isLast}
            onClick={() => onMove(1)}
          />
        </span>
      </div>
      {(!hasSwitch || block.on) && <BlockOptions kind={kind} block={block} store={store} onChange={onChange} />}
    </li>
  )
}

function BlockOptions({ kind, block, store, onChange }: Pick<BlockRowProps, 'kind' | 'block' | 'store' | 'onChange'>) {
  const name = words.blockNames[block.type]
  switch (block.type) {
    case 'header':
    case 'policy':
    case 'thanks':
      return (
        <div className="grid gap-2 pl-6">
          <OwnText
            label={name}
            value={block.text}
            inherited={store[inherited[block.type]]}
            onChange={text => onChange({ ...block, text })}
          />
          <Look block={block} onChange={onChange} />
        </div>
      )
    case 'text':
      return (
        <div className="grid gap-2 pl-6">
          <Field label={name} hint={words.textHint}>
            <Textarea
              rows={2}
              maxLength={longestText}
              value={block.text}
              onChange={event => onChange({ ...block, text: event.target.value })}
            />
          </Field>
          <Look block={block} onChange={onChange} />
        </div>
      )
    case 'shop':
      return (
        <div className="pl-6">
          <Look block={block} onChange={onChange} />
        </div>
      )
    case 'facts':
    case 'lines':
    case 'sums': {
      const shown: readonly string[] = block.rows
      const known = rowsOf(kind, block.type)
      const set = (row: string, isOn: boolean) => {
        const rows = known.filter(one => (one === row ? isOn : shown.includes(one)))
        onChange({ ...block, rows } as PrintBlock)
      }
      return (
        <div className="grid gap-2 pl-6">
          {block.type === 'lines' && hasGoodsLines(kind) && (
            <div>
              <Segmented
                small
                label={words.perLine}
                value={block.perLine}
                options={([2, 1] as const).map(value => ({ value, label: words.perLines[value] }))}
                onChange={perLine => onChange({ ...block, perLine })}
              />
            </div>
          )}
          <div className="grid grid-cols-2 gap-x-3 max-sm:grid-cols-1">
            {known
              .filter(row => (row !== 'vat' || store.usesVat) && (row !== 'lots' || store.usesLots))
              .map(row => (
                <Checkbox key={row} checked={shown.includes(row)} onChange={event => set(row, event.target.checked)}>
                  {words.rows[row]}
                </Checkbox>
              ))}
          </div>
        </div>
      )
    }
    case 'vietQr':
      return (
        <div className="pl-6">
          <Segmented
            small
            label={words.when}
            value={block.when}
            options={(['owed', 'always', 'never'] as const).map(value => ({ value, label: words.whens[value] }))}
            onChange={when => onChange({ ...block, when })}
          />
        </div>
      )
    case 'signatures':
      return (
        <div className="pl-6">
          <Field label={words.names}>
            <TextInput
              defaultValue={block.names.join(', ')}
              onBlur={event => {
                const names = event.target.value.split(',').flatMap(one => one.trim() || [])
                if (names.length >= 2) onChange({ ...block, names: names.slice(0, 4) })
              }}
            />
          </Field>
        </div>
      )
    default:
      return null
  }
}

type Placed = Extract<PrintBlock, { size?: unknown }>

function Look<Block extends Placed>({ block, onChange }: { block: Block; onChange: (block: Block) => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Segmented
        small
        label={words.size}
        value={block.size ?? 'M'}
        options={(['S', 'M', 'L'] as const).map(value => ({ value, label: words.sizes[value] }))}
        onChange={size => onChange({ ...block, size })}
      />
      <Segmented
        small
        label={words.align}
        value={block.align ?? 'middle'}
        options={(['left', 'middle'] as const).map(value => ({ value, label: words.aligns[value] }))}
        onChange={align => onChange({ ...block, align })}
      />
    </div>
  )
}

type OwnTextProps = {
  label: string
  /** Null follows the store. */
  value: string | null
  inherited: string | null
  onChange: (text: string | null) => void
}

function OwnText({ label, value, inherited: ofStore, onChange }: OwnTextProps) {
  return (
    <Field label={label} group hint={value === null ? words.ownHint(ofStore) : words.textHint}>
      <Checkbox
        aria-label={words.ownOf(label)}
        checked={value !== null}
        onChange={event => onChange(event.target.checked ? (ofStore ?? '') : null)}
      >
        {words.own}
      </Checkbox>
      {value !== null && (
        <Textarea
          rows={2}
          maxLength={longestText}
          aria-label={label}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
