type MoneyLineProps = { label: string; about?: string | undefined; value: string; isSum?: boolean };

/** One line of what a sale costs. */
export const MoneyLine = ({ label, about, value, isSum = false }: MoneyLineProps) => (
  <div className={isSum ? 'is-sum' : undefined}>
    <dt>
      {label} {about && <small>{about}</small>}
    </dt>
    <dd>{value}</dd>
  </div>
);
