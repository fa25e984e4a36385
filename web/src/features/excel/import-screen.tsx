import { excelRoutes } from '@quay/contract/excel/routes'
import type { ExcelFile, ExcelKind, ExcelTaking } from '@quay/contract/excel/shapes'
import { excelKindText, excelLayoutText } from '@quay/domain/excel/excel-text'
import { formatNumber } from '@quay/domain/text/format-number'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { download, saveFile } from '../../api/download.ts'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { excelText } from '../../text/product/excel.ts'
import { excelPlace } from '../../text/product/excel-place.ts'
import { Button } from '../../ui/button/button.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Link } from '../../ui/button/link.tsx'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { ProgressBar } from '../../ui/mark/progress-bar.tsx'
import { Card } from '../../ui/page/card.tsx'
import { DetailPage } from '../../ui/page/detail-page.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { CheckResult } from './check-result.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { FileDrop } from './file-drop.tsx'
import { ImportOptions } from './import-options.tsx'
import { PictureProgress } from './picture-progress.tsx'
import { mayBring, mayOverwrite, maySetBookPrices } from './shared/excel-rights.ts'
import { useExcelImport } from './use-excel-import.ts'

type ImportScreenProps = {
  /** What may be brought in here, the usual one first. */
  kinds: readonly ExcelKind[]
  list: { label: string; to: string }
}

/** A list from a file: pick it, look at its columns, try it out, take it over. */
export function ImportScreen({ kinds, list }: ImportScreenProps) {
  const { rights } = useSession()
  const allowed = kinds.filter(kind => mayBring(rights, kind))
  const [kind, setKind] = useState<ExcelKind | undefined>(allowed[0])
  return (
    <DetailPage title={excelPlace.title} crumbs={[list]}>
      {kind === undefined ? (
        <Note tone="warning">{excelText.noRight}</Note>
      ) : (
        <>
          {allowed.length > 1 && (
            <div>
              <Segmented
                label={excelText.kind}
                value={kind}
                options={allowed.map(value => ({ value, label: excelKindText[value] }))}
                onChange={setKind}
              />
            </div>
          )}
          <ImportOf key={kind} kind={kind} list={list} />
        </>
      )}
    </DetailPage>
  )
}

function ImportOf({ kind, list }: { kind: ExcelKind; list: ImportScreenProps['list'] }) {
  const { state, upload, check, run, stop, forget, reset } = useExcelImport(kind)
  const { file, done, work, problem } = state
  return (
    <>
      <Card
        title={excelText.file}
        actions={
          <Button size="sm" icon={<Download />} onClick={() => void saveTemplate(kind)}>
            {excelText.template}
          </Button>
        }
      >
        <div className="grid gap-3">
          <FileDrop
            name={file?.fileName ?? null}
            busy={work?.name === 'upload'}
            onPick={picked => void upload(picked)}
          />
          {file && (
            <p className="text-ink-2">
              {excelText.recognised(excelLayoutText[file.layout], file.headerRow, formatNumber(file.rowCount))}
            </p>
          )}
          {problem && (
            <Note tone={problem === excelText.stopped ? 'info' : 'danger'} alert>
              {problem}
            </Note>
          )}
        </div>
      </Card>
      {file && !done && (
        <Choices
          key={file.id}
          file={file}
          state={state}
          onCheck={taking => void check(file, taking)}
          onRun={taking => void run(file, taking)}
          onStop={() => void stop(file)}
          onChange={forget}
        />
      )}
      {done && (
        <Card title={excelText.done}>
          <div className="grid gap-3">
            <p role="status">
              {excelText.doneText(formatNumber(done.created), formatNumber(done.updated), formatNumber(done.skipped))}{' '}
              {done.documents.length > 0 && excelText.documents(done.documents.join(', '))}
            </p>
            <div className="flex flex-wrap gap-2">
              <Link to={list.to} className={buttonClass({ variant: 'primary' })}>
                {excelText.toList}
              </Link>
              <Button onClick={reset}>{excelText.again}</Button>
            </div>
          </div>
        </Card>
      )}
      {file && done && done.pictures > 0 && <PictureProgress fileId={file.id} />}
    </>
  )
}

/** Downloads the template of a kind; shows an error if it fails. */
async function saveTemplate(kind: ExcelKind): Promise<void> {
  try {
    saveFile(await download(excelRoutes.template, { query: { kind } }, new AbortController().signal))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toast.error(error.message)
  }
}

type ChoicesProps = {
  file: ExcelFile
  state: ReturnType<typeof useExcelImport>['state']
  onCheck: (taking: ExcelTaking) => void
  onRun: (taking: ExcelTaking) => void
  onStop: () => void
  /** Something was chosen otherwise: the dry run before tells nothing any more. */
  onChange: () => void
}

function Choices({ file, state, onCheck, onRun, onStop, onChange }: ChoicesProps) {
  const { rights } = useSession()
  const branchId = useBranchId()
  const [fields, setFields] = useState<Record<number, string>>(() =>
    Object.fromEntries(file.columns.flatMap(({ index, field }) => (field ? [[index, field]] : []))),
  )
  const [duplicates, setDuplicates] = useState<ExcelTaking['duplicates']>('skip')
  const [withStock, setWithStock] = useState(false)
  const [priceBookId, setPriceBookId] = useState<string>()
  const chosen = Object.values(fields)
  const mayStock = file.kind === 'product' && chosen.includes('stock') && mayBring(rights, 'stock')
  const taking: ExcelTaking = {
    columns: Object.entries(fields).map(([index, field]) => ({ index: Number(index), field })),
    duplicates,
    withStock: mayStock && withStock,
    branchId,
    ...(priceBookId && { priceBookId }),
  }
  const { work, checked } = state
  const busy = work !== null
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      onChange()
    }
  const count = checked ? checked.created + checked.updated + (file.kind === 'stock' ? checked.stocked : 0) : 0
  const ready = checked !== null && checked.errors === 0 && (count > 0 || checked.stocked > 0 || checked.pictures > 0)
  return (
    <>
      <Card title={excelText.columns}>
        <p className="mb-2 text-ink-2">
          {excelText.columnsHint} {file.isRemembered && excelText.remembered}
        </p>
        <ColumnChoice file={file} fields={fields} disabled={busy} onChange={changing(setFields)} />
      </Card>
      <Card title={excelText.options}>
        <ImportOptions
          duplicates={file.kind === 'stock' || file.kind === 'price' ? null : duplicates}
          mayOverwrite={mayOverwrite(rights, file.kind)}
          onDuplicates={changing(setDuplicates)}
          withStock={mayStock ? withStock : null}
          onWithStock={changing(setWithStock)}
          hasPriceBook={file.kind === 'price' && maySetBookPrices(rights)}
          priceBookId={priceBookId}
          onPriceBook={changing(setPriceBookId)}
        />
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button
            variant={ready ? 'default' : 'primary'}
            busy={work?.name === 'check'}
            disabled={busy}
            onClick={() => onCheck(taking)}
          >
            {excelText.check}
          </Button>
          <span className="text-ink-3">{excelText.checkHint}</span>
        </div>
        {work && work.name !== 'upload' && (
          <div className="mt-3">
            <ProgressBar
              label={work.name === 'run' ? excelText.writing : excelText.checking}
              done={work.done}
              total={work.total}
              hint={work.name === 'run' && excelText.stopHint}
              onCancel={onStop}
            />
          </div>
        )}
      </Card>
      {checked && (
        <>
          <CheckResult fileId={file.id} taking={taking} checked={checked} />
          {ready && (
            <div>
              <Button variant="primary" busy={work?.name === 'run'} disabled={busy} onClick={() => onRun(taking)}>
                {count || checked.stocked
                  ? excelText.run(formatNumber(count || checked.stocked))
                  : excelText.runPictures(formatNumber(checked.pictures))}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  )
}
