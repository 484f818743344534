"""What is stored for all features: schema, migrations and queries."""
