import type { TemplateLabel } from '@quay/contract/print-template/template'
import { labelPaperOf } from '@quay/domain/label/label-papers'
import type { LabelRow } from '@quay/domain/print/label-rows'
import { layOut } from '@quay/domain/print/lay-out'
import { isRoll } from '@quay/domain/print/paper-sheet'
import { useEffect, useMemo, useState } from 'react'
import { PagePaper } from '../../print/paint-page.tsx'
import type { Printed } from '../../print/print-job.ts'
import { layOutStickers } from '../../print/print-stickers.ts'
import { composePapers } from '../../print/raster/compose-papers.ts'
import { makeMeasure } from '../../print/raster/measure-text.ts'
import { rasterOf } from '../../print/raster/print-worker-calls.ts'
import { tillPrinting } from '../../print/till-printing.ts'
import { templateText as words } from '../../text/kit/print-template.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'

const measure = makeMeasure()

/** A paper as it will come out of the printer, on white in the dark theme too; of a thermal printer dot for dot where that is wanted. */
export function PaperPreview({ printed }: { printed: Printed }) {
  const [showsDots, setShowsDots] = useState(false)
  const composition = useMemo(() => composePapers(printed), [printed])
  const laid = useMemo(() => layOut(composition.papers[0]!, composition.sheet, measure), [composition])
  const mayShowDots = isRoll(composition.paper)
  return (
    <>
      <div className="max-w-full overflow-x-auto rounded-2 border border-line-strong shadow-2">
        {showsDots && mayShowDots ? <Dots composition={composition} /> : <PagePaper paper={laid} />}
      </div>
      {mayShowDots && (
        <Checkbox checked={showsDots} onChange={event => setShowsDots(event.target.checked)}>
          {words.dots}
        </Checkbox>
      )}
    </>
  )
}

/** A label as it comes out of its printer. */
export function LabelPreview({ rows, paper }: { rows: readonly LabelRow[]; paper: TemplateLabel }) {
  const laid = useMemo(() => layOutStickers([rows], labelPaperOf(paper), { x: 0, y: 0 }), [rows, paper])
  return (
    <div className="max-w-full overflow-x-auto rounded-2 border border-line-strong shadow-2">
      <PagePaper paper={laid} />
    </div>
  )
}

/** The very dots that a thermal printer burns. */
function Dots({ composition }: { composition: ReturnType<typeof composePapers> }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let made: string | null = null
    let isGone = false
    const { papers, sheet } = composition
    void rasterOf({ papers: papers.slice(0, 1), sheet, traits: tillPrinting(), isAgain: false, isPreview: true }).then(
      ({ picture }) => {
        if (isGone || !picture) return
        made = URL.createObjectURL(picture)
        setAddress(made)
      },
      () => setAddress(null),
    )
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [composition])
  const { margin, width, dotsPerMillimetre } = composition.sheet
  const wide = margin.left + width / dotsPerMillimetre + margin.right
  return (
    <div
      className="bg-white"
      style={{ width: `${wide}mm`, padding: `${margin.top}mm ${margin.right}mm ${margin.bottom}mm` }}
    >
      {address && <img src={address} alt={words.dotsShown} className="block w-full [image-rendering:pixelated]" />}
    </div>
  )
}
