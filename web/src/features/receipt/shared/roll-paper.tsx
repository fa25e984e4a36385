import type { ReceiptPaper as PaperWidth, ReceiptTemplate } from '@quay/contract/bill/receipt'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'

/** The roll with the margins that no head prints on: 72 of 80 mm, 48 of 58. */
const widths: Record<PaperWidth, string> = { 80: 'w-[80mm] px-[4mm]', 58: 'w-[58mm] px-[5mm]' }

type RollPaperProps = {
  template: ReceiptTemplate
  /** Who it is from, under the logo. */
  issuer: ReactNode
  children: ReactNode
}

/** A paper for a roll, with the logo and the head of the branch: black on white, in millimetres and points. */
export function RollPaper({ template, issuer, children }: RollPaperProps) {
  return (
    <article
      className={classNames(
        "bg-white pt-[3mm] pb-[6mm] font-[Arial,'Liberation_Sans',sans-serif] text-[9.5pt] text-black leading-[1.32]",
        widths[template.paper],
      )}
    >
      {template.logo && <img src={template.logo} alt="" className="mx-auto mb-[1mm] block max-h-[16mm] max-w-[40mm]" />}
      <header className="text-center">{issuer}</header>
      <RollWords text={template.header} className="text-center text-[8pt]" />
      <RollRule />
      {children}
    </article>
  )
}

/** Texts of the shop's own, in lines as they were typed; nothing for none. */
export function RollWords({ text, className }: { text: string | null; className: string }) {
  return text ? <p className={classNames('whitespace-pre-line [overflow-wrap:anywhere]', className)}>{text}</p> : null
}

export function RollRule() {
  return <hr className="my-[1.6mm] border-black border-t-[0.3mm] border-dashed" />
}

/** Words at the left, what they come to at the right. */
export function RollPair({ left, right }: { left: ReactNode; right: string }) {
  return (
    <div className="flex justify-between gap-[2mm]">
      <span className="min-w-0">{left}</span>
      <span className="whitespace-nowrap">{right}</span>
    </div>
  )
}
