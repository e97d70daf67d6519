import { motel, policies } from '@motel/content';
import { Container, Heading, Icon } from '@motel/ui';
import { Link } from 'react-router-dom';
import * as styles from './SiteFooter.css.ts';
import { footerGroups } from './site-links.ts';

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <FrontDesk />
          {footerGroups.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <Heading level={2} size="small">
                {heading}
              </Heading>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={label}>
                    <Link to={to} className={styles.link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className={styles.fine}>
          {policies.checkIn} {policies.checkOut} {policies.quietHours}
        </p>
      </Container>
    </footer>
  );
}

function FrontDesk() {
  return (
    <div className={styles.desk}>
      <Heading level={2} size="title">
        {motel.name}
      </Heading>
      <address className={styles.address}>
        {motel.addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a href={motel.phone.href} className={styles.link}>
          {motel.phone.shown}
        </a>
        <a href={`mailto:${motel.email}`} className={styles.link}>
          {motel.email}
        </a>
      </address>
      <a href={motel.townSite.url} target="_blank" rel="noreferrer" className={styles.link}>
        {motel.townSite.name}
        <Icon name="external" size={16} />
      </a>
    </div>
  );
}
