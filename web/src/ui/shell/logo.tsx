/** The mark of the product. Decoration: what stands beside it names it. */
export function Logo() {
  return (
    <svg viewBox="0 0 24 24" className="size-[22px] shrink-0" aria-hidden="true">
      <rect width="24" height="24" rx="6" className="fill-accent" />
      <path
        d="M6 10.5h12M7.5 10.5v7h9v-7M9 7h6"
        className="fill-none stroke-on-accent"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
